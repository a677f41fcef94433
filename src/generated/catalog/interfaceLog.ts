// Generated from schemas/ by `npm run generate`: do not edit.

import type { Resource } from '#contract/model/resource.ts';

const resource: Resource = {
  "name": "interfaceLog",
  "entity": "interfaceLog",
  "displayProperty": "interfaceName",
  "roles": {
    "list": "interfacelog.query"
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
      "property": "level",
      "field": {
        "type": "string",
        "choices": [
          "DEBUG",
          "INFO",
          "WARN",
          "ERROR"
        ],
        "tones": {
          "WARN": "warning",
          "ERROR": "negative"
        }
      },
      "sortable": false
    },
    {
      "property": "type",
      "field": {
        "type": "string",
        "choices": [
          "RECEIVE",
          "MAPPING",
          "SEND",
          "SCHEDULE",
          "SYSTEM"
        ]
      },
      "sortable": false
    },
    {
      "property": "entity",
      "field": {
        "type": "string",
        "maxLength": 100
      },
      "sortable": false
    },
    {
      "property": "details",
      "field": {
        "type": "string",
        "widget": "multiline",
        "maxLength": 100000
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
      "property": "entity",
      "field": {
        "type": "string",
        "maxLength": 100
      }
    },
    {
      "property": "level",
      "field": {
        "type": "string",
        "choices": [
          "DEBUG",
          "INFO",
          "WARN",
          "ERROR"
        ],
        "tones": {
          "WARN": "warning",
          "ERROR": "negative"
        }
      }
    },
    {
      "property": "type",
      "field": {
        "type": "string",
        "choices": [
          "RECEIVE",
          "MAPPING",
          "SEND",
          "SCHEDULE",
          "SYSTEM"
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
      "property": "data",
      "field": {
        "type": "string",
        "widget": "json",
        "maxLength": 1000000
      }
    },
    {
      "property": "details",
      "field": {
        "type": "string",
        "widget": "multiline",
        "maxLength": 100000
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
