// Generated from schemas/ by `npm run generate`: do not edit.

import type { Resource } from '#contract/model/resource.ts';

const resource: Resource = {
  "name": "dailySettlementLog",
  "entity": "dailySettlementLog",
  "displayProperty": "time",
  "roles": {
    "list": "dailyKnotConfig.querylog"
  },
  "constants": {},
  "hide": [
    "configUuid",
    "interfaceCounts",
    "leaseUntil",
    "resetUuids",
    "cancelUuids"
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
      "property": "configType",
      "field": {
        "type": "string",
        "choices": [
          "ERP",
          "WCS"
        ]
      },
      "sortable": true
    },
    {
      "property": "success",
      "field": {
        "type": "boolean",
        "widget": "outcome"
      },
      "sortable": true
    },
    {
      "property": "resetCount",
      "field": {
        "type": "integer"
      },
      "sortable": true
    },
    {
      "property": "cancelCount",
      "field": {
        "type": "integer"
      },
      "sortable": true
    },
    {
      "property": "message",
      "field": {
        "type": "string",
        "maxLength": 2000
      },
      "sortable": true
    },
    {
      "property": "elapsedMs",
      "field": {
        "type": "integer"
      },
      "sortable": true
    },
    {
      "property": "day",
      "field": {
        "type": "string",
        "maxLength": 10
      },
      "sortable": true,
      "hidden": true
    },
    {
      "property": "timeZone",
      "field": {
        "type": "string",
        "format": "time-zone",
        "maxLength": 40
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
      "property": "configType",
      "field": {
        "type": "string",
        "choices": [
          "ERP",
          "WCS"
        ]
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
      "property": "time",
      "field": {
        "type": "string",
        "format": "date-time"
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
  "refresh": 30
};

export default resource;
