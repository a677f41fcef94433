// Generated from schemas/ by `npm run generate`: do not edit.

import type { Resource } from '#contract/model/resource.ts';

const resource: Resource = {
  "name": "company",
  "entity": "company",
  "displayProperty": "name",
  "roles": {
    "list": "company.query",
    "create": "company.create",
    "modify": "company.modify"
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
      "property": "role",
      "field": {
        "type": "string",
        "choices": [
          "viewer",
          "operator",
          "engineer",
          "administrator"
        ],
        "readOnly": true
      },
      "sortable": true
    },
    {
      "property": "status",
      "field": {
        "type": "string",
        "choices": [
          "ACTIVE",
          "DISABLED"
        ],
        "readOnly": true
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
  "filters": [],
  "actions": [
    {
      "name": "disable",
      "operation": "company.disable",
      "icon": "stop",
      "appliesTo": "uuid",
      "confirm": true,
      "successMessage": "message.operationSuccessful"
    },
    {
      "name": "enable",
      "operation": "company.enable",
      "icon": "start",
      "appliesTo": "uuid",
      "confirm": true,
      "successMessage": "message.operationSuccessful"
    }
  ],
  "bulk": [],
  "testActions": [],
  "recordTabs": [],
  "sort": {
    "property": "name",
    "order": "asc"
  },
  "lifecycle": {
    "property": "status",
    "initial": {
      "status": "ACTIVE"
    },
    "states": {
      "ACTIVE": "positive",
      "DISABLED": "neutral"
    },
    "transitions": {
      "modify": {
        "from": {
          "status": [
            "ACTIVE"
          ]
        },
        "to": {}
      },
      "disable": {
        "from": {
          "status": [
            "ACTIVE"
          ]
        },
        "to": {
          "status": "DISABLED"
        }
      },
      "enable": {
        "from": {
          "status": [
            "DISABLED"
          ]
        },
        "to": {
          "status": "ACTIVE"
        }
      }
    }
  }
};

export default resource;
