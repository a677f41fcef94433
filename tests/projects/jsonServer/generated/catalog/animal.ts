// Generated from schemas/ by `npm run generate`: do not edit.

import type { Resource } from '#contract/model/resource.ts';

const resource: Resource = {
  "name": "animal",
  "entity": "animal",
  "displayProperty": "name",
  "roles": {
    "list": "animal.list",
    "get": "animal.get",
    "create": "animal.create",
    "modify": "animal.modify",
    "remove": "animal.remove"
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
      "property": "species",
      "field": {
        "type": "string",
        "choices": [
          "CAT",
          "DOG",
          "RABBIT"
        ]
      },
      "sortable": true
    },
    {
      "property": "weight",
      "field": {
        "type": "number"
      },
      "sortable": true
    },
    {
      "property": "ownerId",
      "field": {
        "type": "integer",
        "reference": {
          "operation": "owner.list",
          "value": "id",
          "label": "name",
          "search": "name"
        }
      },
      "sortable": false
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
      "property": "species",
      "field": {
        "type": "string",
        "choices": [
          "CAT",
          "DOG",
          "RABBIT"
        ]
      }
    },
    {
      "property": "weight",
      "field": {
        "type": "number"
      }
    },
    {
      "property": "ownerId",
      "field": {
        "type": "integer",
        "reference": {
          "operation": "owner.list",
          "value": "id",
          "label": "name",
          "search": "name"
        }
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
