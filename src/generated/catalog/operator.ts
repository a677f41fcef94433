// Generated from schemas/ by `npm run generate`: do not edit.

import type { Resource } from '#contract/model/resource.ts';

const resource: Resource = {
  "name": "operator",
  "entity": "companyOperator",
  "displayProperty": "loginId",
  "roles": {
    "list": "operator.query",
    "create": "operator.create",
    "modify": "operator.modify",
    "remove": "operator.remove"
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
      "property": "role",
      "field": {
        "type": "string",
        "choices": [
          "viewer",
          "operator",
          "engineer",
          "administrator"
        ]
      },
      "sortable": true
    },
    {
      "property": "status",
      "field": {
        "type": "string",
        "choices": [
          "INVITED",
          "ACTIVE",
          "DISABLED"
        ],
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
      "name": "resetPassword",
      "operation": "operator.resetPassword",
      "icon": "key",
      "appliesTo": "uuid",
      "onSuccess": "show",
      "result": {
        "entity": "signInLink",
        "fields": {
          "loginId": {
            "type": "string",
            "maxLength": 60
          },
          "link": {
            "type": "string",
            "widget": "code",
            "maxLength": 2000
          },
          "expiresAt": {
            "type": "string",
            "format": "date-time"
          }
        }
      },
      "confirm": true,
      "successMessage": "message.operationSuccessful"
    },
    {
      "name": "disable",
      "operation": "operator.disable",
      "icon": "stop",
      "appliesTo": "uuid",
      "confirm": true,
      "successMessage": "message.operationSuccessful"
    },
    {
      "name": "enable",
      "operation": "operator.enable",
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
    "property": "loginId",
    "order": "asc"
  },
  "lifecycle": {
    "property": "status",
    "initial": {
      "status": "INVITED"
    },
    "states": {
      "INVITED": "warning",
      "ACTIVE": "positive",
      "DISABLED": "neutral"
    },
    "transitions": {
      "disable": {
        "from": {
          "status": [
            "INVITED",
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
      },
      "resetPassword": {
        "from": {
          "status": [
            "INVITED",
            "ACTIVE"
          ]
        },
        "to": {}
      }
    }
  }
};

export default resource;
