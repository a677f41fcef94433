// Generated from schemas/ by `npm run generate`: do not edit.

import type { Resource } from '#contract/model/resource.ts';

const resource: Resource = {
  "name": "owner",
  "entity": "owner",
  "displayProperty": "name",
  "roles": {
    "list": "owner.list",
    "get": "owner.get",
    "create": "owner.create",
    "modify": "owner.modify",
    "remove": "owner.remove"
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
      "property": "phone",
      "field": {
        "type": "string",
        "maxLength": 20
      },
      "sortable": true
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
