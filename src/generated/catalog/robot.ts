// Generated from schemas/ by `npm run generate`: do not edit.

import type { Resource } from '#contract/model/resource.ts';

const resource: Resource = {
  "name": "robot",
  "entity": "robot",
  "displayProperty": "name",
  "roles": {
    "list": "dingding.query",
    "create": "dingding.create",
    "modify": "dingding.modify",
    "remove": "dingding.remove",
    "restore": "dingding.restore"
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
      "property": "enabled",
      "field": {
        "type": "boolean"
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
      "property": "language",
      "field": {
        "type": "string",
        "choices": [
          "zh-CN",
          "en-US"
        ]
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
      "property": "name",
      "field": {
        "type": "string",
        "maxLength": 30
      }
    }
  ],
  "actions": [
    {
      "name": "test",
      "operation": "dingding.test",
      "icon": "resume",
      "appliesTo": "uuid",
      "onSuccess": "show",
      "result": {
        "entity": "connectionTest",
        "fields": {
          "ok": {
            "type": "boolean",
            "widget": "outcome"
          },
          "steps": {
            "type": "array",
            "fields": {
              "name": {
                "type": "string",
                "maxLength": 60
              },
              "ok": {
                "type": "boolean",
                "widget": "outcome"
              },
              "message": {
                "type": "string",
                "maxLength": 2000
              }
            }
          }
        }
      },
      "confirm": true,
      "primary": true,
      "successMessage": "message.operationSuccessful"
    }
  ],
  "bulk": [],
  "testActions": [],
  "recordTabs": [
    {
      "id": "deliveries",
      "subTabs": [
        {
          "resource": "alarmDelivery",
          "fixedProperties": {
            "dingDingUuid": {
              "record": "uuid"
            }
          },
          "hide": [
            "robotName"
          ]
        }
      ]
    },
    {
      "id": "versions",
      "subTabs": [
        {
          "resource": "configurationLog",
          "fixedProperties": {
            "recordUuid": {
              "record": "uuid"
            }
          },
          "hide": [
            "kind",
            "recordName"
          ],
          "access": "operator"
        }
      ]
    }
  ],
  "sort": {
    "property": "name",
    "order": "asc"
  }
};

export default resource;
