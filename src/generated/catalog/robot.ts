// Generated from schemas/ by `npm run generate`: do not edit.

import type { Resource } from '../../contract/resource.ts';

const resource: Resource = {
  "name": "robot",
  "entity": "robot",
  "naming": "name",
  "roles": {
    "list": "dingding.query",
    "create": "dingding.create",
    "modify": "dingding.modify",
    "remove": "dingding.remove"
  },
  "constants": {},
  "hide": [],
  "groups": [],
  "columns": [
    {
      "property": "name",
      "field": {
        "type": "string",
        "maxLength": 30
      },
      "sortable": true
    },
    {
      "property": "keyword",
      "field": {
        "type": "string",
        "maxLength": 50
      },
      "sortable": true
    },
    {
      "property": "atAll",
      "field": {
        "type": "boolean"
      },
      "sortable": true
    },
    {
      "property": "enabled",
      "field": {
        "type": "boolean"
      },
      "sortable": true
    },
    {
      "property": "modifiedAt",
      "field": {
        "type": "string",
        "format": "date-time",
        "readOnly": true
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
  "filters": [
    {
      "property": "name",
      "field": {
        "type": "string",
        "maxLength": 30
      }
    }
  ],
  "actions": [],
  "bulk": [],
  "tabs": [],
  "sort": {
    "property": "name",
    "order": "asc"
  }
};

export default resource;
