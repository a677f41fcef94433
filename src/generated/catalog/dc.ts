// Generated from schemas/ by `npm run generate`: do not edit.

import type { Resource } from '#contract/model/resource.ts';

const resource: Resource = {
  "name": "dc",
  "entity": "dc",
  "displayProperty": "name",
  "roles": {
    "list": "dc.page",
    "create": "dc.create",
    "modify": "dc.modify",
    "remove": "dc.remove",
    "restore": "dc.restore"
  },
  "constants": {},
  "hide": [],
  "groups": [],
  "columns": [
    {
      "property": "code",
      "field": {
        "type": "string",
        "maxLength": 30
      },
      "sortable": true
    },
    {
      "property": "name",
      "field": {
        "type": "string",
        "maxLength": 100
      },
      "sortable": true
    },
    {
      "property": "timeZone",
      "field": {
        "type": "string",
        "format": "time-zone",
        "maxLength": 40
      },
      "sortable": true
    },
    {
      "property": "disabled",
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
  "subtitle": [],
  "filters": [
    {
      "property": "code",
      "field": {
        "type": "string",
        "maxLength": 30
      }
    },
    {
      "property": "name",
      "field": {
        "type": "string",
        "maxLength": 100
      }
    },
    {
      "property": "disabled",
      "field": {
        "type": "boolean"
      }
    }
  ],
  "actions": [],
  "bulk": [],
  "testActions": [],
  "recordTabs": [],
  "sort": {
    "property": "code",
    "order": "asc"
  }
};

export default resource;
