// Generated from schemas/ by `npm run generate`: do not edit.

import type { Resource } from '#contract/model/resource.ts';

const resource: Resource = {
  "name": "auth",
  "entity": "auth",
  "displayProperty": "name",
  "roles": {
    "list": "auth.query",
    "get": "auth.get",
    "create": "auth.create",
    "modify": "auth.modify",
    "remove": "auth.remove",
    "restore": "auth.restore"
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
      "property": "authType",
      "field": {
        "type": "string",
        "choices": [
          "BASIC",
          "DIGEST",
          "OAUTH2"
        ]
      },
      "sortable": true
    },
    {
      "property": "username",
      "field": {
        "type": "string",
        "maxLength": 100
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
      "property": "remarks",
      "field": {
        "type": "string",
        "widget": "multiline",
        "maxLength": 200
      },
      "sortable": true,
      "hidden": true
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
  "actions": [],
  "bulk": [],
  "testActions": [
    {
      "id": "test",
      "operation": "auth.test",
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
      }
    }
  ],
  "recordTabs": [
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
