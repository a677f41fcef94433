// Generated from schemas/ by `npm run generate`: do not edit.

import type { Resource } from '#contract/model/resource.ts';

const resource: Resource = {
  "name": "alarmDelivery",
  "entity": "alarmDelivery",
  "displayProperty": "robotName",
  "roles": {
    "list": "alarmDelivery.query"
  },
  "constants": {},
  "hide": [
    "dingDingUuid"
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
      "property": "status",
      "field": {
        "type": "string",
        "choices": [
          "SENT",
          "RETRY",
          "FAILED"
        ],
        "tones": {
          "SENT": "positive",
          "RETRY": "warning",
          "FAILED": "negative"
        }
      },
      "sortable": true
    },
    {
      "property": "event",
      "field": {
        "type": "string",
        "choices": [
          "FAILED",
          "RECEIVER_DOWN",
          "BLOCKED",
          "PENDING_OVER",
          "SETTLEMENT_FAILED",
          "RECOVERED",
          "TEST"
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
      "property": "interfaceNames",
      "field": {
        "type": "string",
        "maxLength": 2000
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
      "property": "failureReason",
      "field": {
        "type": "string",
        "widget": "failure",
        "maxLength": 2000
      },
      "sortable": true
    },
    {
      "property": "ruleNames",
      "field": {
        "type": "string",
        "maxLength": 500
      },
      "sortable": true,
      "hidden": true
    },
    {
      "property": "attempt",
      "field": {
        "type": "integer"
      },
      "sortable": true,
      "hidden": true
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
  "subtitle": [],
  "filters": [
    {
      "property": "status",
      "field": {
        "type": "string",
        "choices": [
          "SENT",
          "RETRY",
          "FAILED"
        ],
        "tones": {
          "SENT": "positive",
          "RETRY": "warning",
          "FAILED": "negative"
        }
      }
    },
    {
      "property": "event",
      "field": {
        "type": "string",
        "choices": [
          "FAILED",
          "RECEIVER_DOWN",
          "BLOCKED",
          "PENDING_OVER",
          "SETTLEMENT_FAILED",
          "RECOVERED",
          "TEST"
        ]
      }
    },
    {
      "property": "interfaceNames",
      "field": {
        "type": "string",
        "maxLength": 2000
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
    },
    {
      "property": "ruleNames",
      "field": {
        "type": "string",
        "maxLength": 500
      }
    },
    {
      "property": "content",
      "field": {
        "type": "string",
        "widget": "multiline",
        "maxLength": 20000
      }
    },
    {
      "property": "failureReason",
      "field": {
        "type": "string",
        "widget": "failure",
        "maxLength": 2000
      }
    }
  ],
  "actions": [],
  "bulk": [],
  "testActions": [],
  "recordTabs": [],
  "sort": {
    "property": "time",
    "order": "desc"
  },
  "refresh": 5,
  "lifecycle": {
    "property": "status",
    "initial": {
      "status": "SENT"
    },
    "states": {
      "SENT": "positive",
      "RETRY": "warning",
      "FAILED": "negative"
    },
    "transitions": {}
  }
};

export default resource;
