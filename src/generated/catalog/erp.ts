// Generated from schemas/ by `npm run generate`: do not edit.

import type { Resource } from '#contract/model/resource.ts';

const resource: Resource = {
  "name": "erp",
  "entity": "erp",
  "displayProperty": "name",
  "roles": {
    "list": "erp.query",
    "get": "erp.get",
    "create": "erp.create",
    "modify": "erp.modify",
    "remove": "erp.remove",
    "restore": "erp.restore"
  },
  "constants": {},
  "hide": [],
  "groups": [
    "response"
  ],
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
      "property": "erpType",
      "field": {
        "type": "string",
        "reference": {
          "operation": "erp.geterpType",
          "value": "code",
          "label": "name"
        },
        "maxLength": 30
      },
      "sortable": false
    },
    {
      "property": "basePath",
      "field": {
        "type": "string",
        "format": "http-url",
        "maxLength": 200
      },
      "sortable": true
    },
    {
      "property": "dataSourceUuid",
      "field": {
        "type": "string",
        "reference": {
          "operation": "datasource.query",
          "value": "uuid",
          "label": "name",
          "search": "name"
        },
        "maxLength": 36
      },
      "sortable": false
    },
    {
      "property": "authUuid",
      "field": {
        "type": "string",
        "reference": {
          "operation": "auth.query",
          "value": "uuid",
          "label": "name",
          "search": "name"
        },
        "maxLength": 36
      },
      "sortable": false
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
    },
    {
      "property": "erpType",
      "field": {
        "type": "string",
        "reference": {
          "operation": "erp.geterpType",
          "value": "code",
          "label": "name"
        },
        "maxLength": 30
      }
    },
    {
      "property": "dataSourceUuid",
      "field": {
        "type": "string",
        "reference": {
          "operation": "datasource.query",
          "value": "uuid",
          "label": "name",
          "search": "name"
        },
        "maxLength": 36
      }
    },
    {
      "property": "authUuid",
      "field": {
        "type": "string",
        "reference": {
          "operation": "auth.query",
          "value": "uuid",
          "label": "name",
          "search": "name"
        },
        "maxLength": 36
      }
    }
  ],
  "actions": [],
  "bulk": [],
  "testActions": [
    {
      "id": "test",
      "operation": "erp.test",
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
    },
    {
      "id": "testSuccessRule",
      "operation": "erp.testSuccessRule",
      "result": {
        "entity": "successRuleTest",
        "fields": {
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
