// Generated from schemas/ by `npm run generate`: do not edit.

import type { Resource } from '#contract/model/resource.ts';

const resource: Resource = {
  "name": "doctor",
  "entity": "doctor",
  "displayProperty": "name",
  "roles": {
    "list": "doctor.page",
    "get": "doctor.get",
    "create": "doctor.create",
    "modify": "doctor.modify",
    "remove": "doctor.remove",
    "restore": "doctor.restore"
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
      "property": "specialty",
      "field": {
        "type": "string",
        "choices": [
          "GENERAL",
          "PEDIATRICS",
          "DERMATOLOGY",
          "SURGERY"
        ]
      },
      "sortable": true
    },
    {
      "property": "email",
      "field": {
        "type": "string",
        "format": "email",
        "maxLength": 100
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
      "property": "specialty",
      "field": {
        "type": "string",
        "choices": [
          "GENERAL",
          "PEDIATRICS",
          "DERMATOLOGY",
          "SURGERY"
        ]
      }
    }
  ],
  "actions": [],
  "bulk": [],
  "testActions": [],
  "recordTabs": [],
  "sort": {
    "property": "name",
    "order": "asc"
  }
};

export default resource;
