// Generated from schemas/ by `npm run generate`: do not edit.

import type { Resource } from '#contract/model/resource.ts';

const resource: Resource = {
  "name": "menu",
  "entity": "menu",
  "displayProperty": "menuName",
  "roles": {
    "list": "menu.queryAllMenus",
    "create": "menu.create",
    "remove": "menu.remove",
    "restore": "menu.restore"
  },
  "constants": {},
  "hide": [],
  "groups": [],
  "columns": [
    {
      "property": "menuName",
      "field": {
        "type": "string",
        "maxLength": 30
      },
      "sortable": true
    },
    {
      "property": "interfaceType",
      "field": {
        "type": "string",
        "choices": [
          "ERP_DOWN",
          "ERP_UP",
          "WCS_DOWN",
          "WCS_UP"
        ]
      },
      "sortable": true
    },
    {
      "property": "category",
      "field": {
        "type": "string",
        "choices": [
          "BASIC_DATA",
          "DOCUMENT",
          "SCHEDULED",
          "POLLING",
          "API"
        ]
      },
      "sortable": true
    },
    {
      "property": "interfaceCount",
      "field": {
        "type": "integer",
        "readOnly": true
      },
      "sortable": true
    },
    {
      "property": "order",
      "field": {
        "type": "integer"
      },
      "sortable": true
    }
  ],
  "subtitle": [],
  "filters": [],
  "actions": [],
  "bulk": [],
  "testActions": [],
  "recordTabs": [],
  "sort": {
    "property": "order",
    "order": "asc"
  }
};

export default resource;
