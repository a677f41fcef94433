// Generated from schemas/ by `npm run generate`: do not edit.

import type { Resource } from '#contract/model/resource.ts';

const resource: Resource = {
  "name": "auditEntry",
  "entity": "auditEntry",
  "displayProperty": "loginId",
  "roles": {
    "list": "auditEntry.query"
  },
  "constants": {},
  "hide": [],
  "groups": [],
  "columns": [
    {
      "property": "time",
      "field": {
        "type": "string",
        "format": "date-time"
      },
      "sortable": true
    },
    {
      "property": "event",
      "field": {
        "type": "string",
        "choices": [
          "signIn",
          "signOut",
          "operatorChange",
          "companyChange",
          "securityChange",
          "export",
          "import",
          "payloadView",
          "testRequest",
          "backup",
          "restore"
        ]
      },
      "sortable": true
    },
    {
      "property": "success",
      "field": {
        "type": "boolean",
        "widget": "outcome"
      },
      "sortable": true
    },
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
        "maxLength": 45
      },
      "sortable": true
    },
    {
      "property": "subject",
      "field": {
        "type": "string",
        "maxLength": 200
      },
      "sortable": true
    },
    {
      "property": "errorCode",
      "field": {
        "type": "string",
        "maxLength": 60
      },
      "sortable": true
    },
    {
      "property": "operation",
      "field": {
        "type": "string",
        "maxLength": 60
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
      "property": "event",
      "field": {
        "type": "string",
        "choices": [
          "signIn",
          "signOut",
          "operatorChange",
          "companyChange",
          "securityChange",
          "export",
          "import",
          "payloadView",
          "testRequest",
          "backup",
          "restore"
        ]
      }
    },
    {
      "property": "success",
      "field": {
        "type": "boolean",
        "widget": "outcome"
      }
    },
    {
      "property": "loginId",
      "field": {
        "type": "string",
        "maxLength": 60
      }
    },
    {
      "property": "address",
      "field": {
        "type": "string",
        "maxLength": 45
      }
    },
    {
      "property": "subject",
      "field": {
        "type": "string",
        "maxLength": 200
      }
    },
    {
      "property": "time",
      "field": {
        "type": "string",
        "format": "date-time"
      }
    },
    {
      "property": "operation",
      "field": {
        "type": "string",
        "maxLength": 60
      }
    },
    {
      "property": "errorCode",
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
    "property": "time",
    "order": "desc"
  }
};

export default resource;
