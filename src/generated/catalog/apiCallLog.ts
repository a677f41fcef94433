// Generated from schemas/ by `npm run generate`: do not edit.

import type { Resource } from '#contract/model/resource.ts';

const resource: Resource = {
  "name": "apiCallLog",
  "entity": "apiCallLog",
  "displayProperty": "url",
  "roles": {
    "list": "apiCallLog.query"
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
      "property": "success",
      "field": {
        "type": "boolean",
        "widget": "outcome"
      },
      "sortable": false
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
      "property": "httpStatus",
      "field": {
        "type": "integer"
      },
      "sortable": false
    },
    {
      "property": "direction",
      "field": {
        "type": "string",
        "choices": [
          "IN",
          "OUT"
        ]
      },
      "sortable": false
    },
    {
      "property": "method",
      "field": {
        "type": "string",
        "maxLength": 10
      },
      "sortable": false,
      "hidden": true
    },
    {
      "property": "url",
      "field": {
        "type": "string",
        "maxLength": 2000
      },
      "sortable": false,
      "priority": 3
    },
    {
      "property": "message",
      "field": {
        "type": "string",
        "maxLength": 2000
      },
      "sortable": false
    },
    {
      "property": "elapsedMs",
      "field": {
        "type": "integer"
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
      "property": "errorCode",
      "field": {
        "type": "string",
        "maxLength": 60
      },
      "sortable": false,
      "hidden": true
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
      "property": "success",
      "field": {
        "type": "boolean",
        "widget": "outcome"
      }
    },
    {
      "property": "direction",
      "field": {
        "type": "string",
        "choices": [
          "IN",
          "OUT"
        ]
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
      "property": "httpStatus",
      "field": {
        "type": "integer"
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
      "property": "elapsedMs",
      "field": {
        "type": "integer"
      }
    },
    {
      "property": "method",
      "field": {
        "type": "string",
        "maxLength": 10
      }
    },
    {
      "property": "url",
      "field": {
        "type": "string",
        "maxLength": 2000
      }
    },
    {
      "property": "errorCode",
      "field": {
        "type": "string",
        "maxLength": 60
      }
    },
    {
      "property": "requestBody",
      "field": {
        "type": "string",
        "widget": "json",
        "maxLength": 1000000
      }
    },
    {
      "property": "responseBody",
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
