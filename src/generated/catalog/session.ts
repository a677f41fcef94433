// Generated from schemas/ by `npm run generate`: do not edit.

import type { Resource } from '#contract/model/resource.ts';

const resource: Resource = {
  "name": "session",
  "entity": "loginSession",
  "displayProperty": "loginId",
  "roles": {
    "list": "session.query"
  },
  "constants": {},
  "hide": [],
  "groups": [],
  "columns": [
    {
      "property": "loginId",
      "field": {
        "type": "string",
        "maxLength": 60
      },
      "sortable": true
    },
    {
      "property": "address",
      "field": {
        "type": "string",
        "maxLength": 60
      },
      "sortable": true
    },
    {
      "property": "startedAt",
      "field": {
        "type": "string",
        "format": "date-time"
      },
      "sortable": true
    },
    {
      "property": "expiresAt",
      "field": {
        "type": "string",
        "format": "date-time"
      },
      "sortable": true
    },
    {
      "property": "uuid",
      "field": {
        "type": "string",
        "maxLength": 36
      },
      "sortable": true,
      "hidden": true
    }
  ],
  "subtitle": [],
  "filters": [],
  "actions": [
    {
      "name": "end",
      "operation": "session.remove",
      "icon": "stop",
      "appliesTo": "uuid",
      "confirm": true,
      "danger": true,
      "successMessage": "message.operationSuccessful"
    }
  ],
  "bulk": [],
  "testActions": [],
  "recordTabs": [],
  "sort": {
    "property": "startedAt",
    "order": "desc"
  }
};

export default resource;
