// Generated from schemas/ by `npm run generate`: do not edit.

import type { Resource } from '#contract/model/resource.ts';

const resource: Resource = {
  "name": "patient",
  "entity": "patient",
  "displayProperty": "name",
  "roles": {
    "list": "patient.page",
    "get": "patient.get",
    "create": "patient.create",
    "modify": "patient.modify",
    "remove": "patient.remove",
    "restore": "patient.restore"
  },
  "constants": {},
  "hide": [],
  "groups": [],
  "columns": [
    {
      "property": "name",
      "field": {
        "type": "string",
        "maxLength": 60
      },
      "sortable": true
    },
    {
      "property": "number",
      "field": {
        "type": "string",
        "maxLength": 20
      },
      "sortable": true
    },
    {
      "property": "birthDate",
      "field": {
        "type": "string",
        "format": "date",
        "maxLength": 10
      },
      "sortable": true
    },
    {
      "property": "sex",
      "field": {
        "type": "string",
        "choices": [
          "FEMALE",
          "MALE",
          "OTHER"
        ]
      },
      "sortable": true
    },
    {
      "property": "phone",
      "field": {
        "type": "string",
        "maxLength": 30
      },
      "sortable": true
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
      "property": "name",
      "field": {
        "type": "string",
        "maxLength": 60
      }
    },
    {
      "property": "number",
      "field": {
        "type": "string",
        "maxLength": 20
      }
    },
    {
      "property": "sex",
      "field": {
        "type": "string",
        "choices": [
          "FEMALE",
          "MALE",
          "OTHER"
        ]
      }
    }
  ],
  "actions": [],
  "bulk": [],
  "testActions": [],
  "recordTabs": [],
  "sort": {
    "property": "number",
    "order": "asc"
  }
};

export default resource;
