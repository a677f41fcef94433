// Generated from schemas/ by `npm run generate`: do not edit.

import type { Resource } from '#contract/model/resource.ts';

const resource: Resource = {
  "name": "outboxDocument",
  "entity": "outboxDocument",
  "displayProperty": "entityNo",
  "roles": {
    "list": "outbox.query"
  },
  "constants": {},
  "hide": [
    "interfaceUuid"
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
      "property": "entityNo",
      "field": {
        "type": "string",
        "maxLength": 100
      },
      "sortable": false
    },
    {
      "property": "interfaceName",
      "field": {
        "type": "string",
        "maxLength": 30
      },
      "sortable": false
    },
    {
      "property": "idempotencyKey",
      "field": {
        "type": "string",
        "maxLength": 200
      },
      "sortable": false
    },
    {
      "property": "dcCode",
      "field": {
        "type": "string",
        "reference": {
          "operation": "dc.listCompany",
          "value": "code",
          "label": "name",
          "timeZone": "timeZone"
        },
        "maxLength": 30
      },
      "sortable": false,
      "hidden": true
    },
    {
      "property": "uuid",
      "field": {
        "type": "string",
        "readOnly": true,
        "maxLength": 36
      },
      "sortable": false,
      "hidden": true
    }
  ],
  "subtitle": [],
  "filters": [
    {
      "property": "entityNo",
      "field": {
        "type": "string",
        "maxLength": 100
      }
    },
    {
      "property": "interfaceName",
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
      "property": "idempotencyKey",
      "field": {
        "type": "string",
        "maxLength": 200
      }
    },
    {
      "property": "data",
      "field": {
        "type": "string",
        "widget": "json",
        "maxLength": 1000000
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
  "refresh": 5
};

export default resource;
