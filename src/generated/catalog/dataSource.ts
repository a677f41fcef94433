// Generated from schemas/ by `npm run generate`: do not edit.

import type { Resource } from '#contract/model/resource.ts';

const resource: Resource = {
  "name": "dataSource",
  "entity": "dataSource",
  "displayProperty": "name",
  "roles": {
    "list": "datasource.query",
    "get": "datasource.get",
    "create": "datasource.create",
    "modify": "datasource.modify",
    "remove": "datasource.remove",
    "restore": "datasource.restore"
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
      "property": "databaseType",
      "field": {
        "type": "string",
        "choices": [
          "MYSQL",
          "ORACLE",
          "SQLSERVER",
          "POSTGRESQL",
          "DM"
        ]
      },
      "sortable": true
    },
    {
      "property": "ip",
      "field": {
        "type": "string",
        "format": "host",
        "maxLength": 253
      },
      "sortable": true
    },
    {
      "property": "port",
      "field": {
        "type": "integer"
      },
      "sortable": true
    },
    {
      "property": "databaseName",
      "field": {
        "type": "string",
        "maxLength": 100
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
      "property": "encoding",
      "field": {
        "type": "string",
        "choices": [
          "UTF-8",
          "GBK",
          "GB18030",
          "ISO-8859-1"
        ]
      },
      "sortable": true,
      "hidden": true
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
    },
    {
      "property": "modifiedAt",
      "field": {
        "type": "string",
        "format": "date-time",
        "readOnly": true
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
        "maxLength": 30
      }
    }
  ],
  "actions": [],
  "bulk": [],
  "testActions": [
    {
      "id": "test",
      "operation": "datasource.test",
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
