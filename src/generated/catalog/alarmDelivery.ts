// Generated from schemas/ by `npm run generate`: do not edit.

import type { Resource } from '../../contract/resource.ts';

const resource: Resource = {
  "name": "alarmDelivery",
  "entity": "alarmDelivery",
  "naming": "robotName",
  "roles": {
    "list": "alarmDelivery.query"
  },
  "constants": {},
  "hide": [
    "dingDingUuid",
    "ruleUuid"
  ],
  "groups": [],
  "columns": [
    {
      "property": "time",
      "field": {
        "type": "string",
        "format": "date-time"
      },
      "sortable": true
    },
    {
      "property": "event",
      "field": {
        "type": "string",
        "choices": [
          "FAILED",
          "BLOCKED",
          "PENDING_OVER",
          "SETTLEMENT_FAILED",
          "RECOVERED"
        ]
      },
      "sortable": true
    },
    {
      "property": "robotName",
      "field": {
        "type": "string",
        "maxLength": 30
      },
      "sortable": true
    },
    {
      "property": "ruleName",
      "field": {
        "type": "string",
        "maxLength": 30
      },
      "sortable": true
    },
    {
      "property": "status",
      "field": {
        "type": "string",
        "choices": [
          "SENT",
          "FAILED"
        ]
      },
      "sortable": true
    },
    {
      "property": "count",
      "field": {
        "type": "integer"
      },
      "sortable": true
    },
    {
      "property": "failureReason",
      "field": {
        "type": "string",
        "maxLength": 2000
      },
      "sortable": true
    },
    {
      "property": "content",
      "field": {
        "type": "string",
        "widget": "multiline",
        "maxLength": 20000
      },
      "sortable": true,
      "hidden": true
    },
    {
      "property": "uuid",
      "field": {
        "type": "string",
        "readOnly": true,
        "maxLength": 36
      },
      "sortable": true,
      "hidden": true
    }
  ],
  "filters": [
    {
      "property": "event",
      "field": {
        "type": "string",
        "choices": [
          "FAILED",
          "BLOCKED",
          "PENDING_OVER",
          "SETTLEMENT_FAILED",
          "RECOVERED"
        ]
      }
    },
    {
      "property": "status",
      "field": {
        "type": "string",
        "choices": [
          "SENT",
          "FAILED"
        ]
      }
    },
    {
      "property": "robotName",
      "field": {
        "type": "string",
        "maxLength": 30
      }
    },
    {
      "property": "time",
      "field": {
        "type": "string",
        "format": "date-time"
      }
    }
  ],
  "actions": [],
  "bulk": [],
  "trials": [],
  "tabs": [],
  "sort": {
    "property": "time",
    "order": "desc"
  },
  "refresh": 5
};

export default resource;
