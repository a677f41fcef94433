// Generated from schemas/ by `npm run generate`: do not edit.

import type { Resource } from '#contract/model/resource.ts';

const resource: Resource = {
  "name": "configurationLog",
  "entity": "configurationLog",
  "displayProperty": "recordName",
  "roles": {
    "list": "configurationLog.query",
    "get": "configurationLog.get"
  },
  "constants": {},
  "hide": [
    "record"
  ],
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
      "property": "kind",
      "field": {
        "type": "string",
        "choices": [
          "alarmRule",
          "articleItemProcessingConfig",
          "auth",
          "company",
          "dailySettlementConfig",
          "dataSource",
          "erp",
          "globalConfig",
          "ignoreStockBinUsageConfig",
          "ignoreUpdateConfig",
          "interface",
          "partnerKey",
          "processSchemeIgnoreConfig",
          "robot",
          "securityConfig",
          "uploadConfig"
        ]
      },
      "sortable": true
    },
    {
      "property": "recordName",
      "field": {
        "type": "string",
        "maxLength": 100
      },
      "sortable": true
    },
    {
      "property": "action",
      "field": {
        "type": "string",
        "choices": [
          "create",
          "modify",
          "remove",
          "restore",
          "restoreVersion",
          "online",
          "offline",
          "suspend",
          "resume",
          "debug",
          "unDebug",
          "disable",
          "enable",
          "rotate",
          "revoke",
          "copy",
          "import",
          "export"
        ]
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
      "property": "changes",
      "field": {
        "type": "array",
        "widget": "changes",
        "fields": {
          "field": {
            "type": "string",
            "maxLength": 200
          },
          "before": {
            "type": "string",
            "maxLength": 10000
          },
          "after": {
            "type": "string",
            "maxLength": 10000
          }
        }
      },
      "sortable": false
    },
    {
      "property": "recordUuid",
      "field": {
        "type": "string",
        "maxLength": 36
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
      "property": "kind",
      "field": {
        "type": "string",
        "choices": [
          "alarmRule",
          "articleItemProcessingConfig",
          "auth",
          "company",
          "dailySettlementConfig",
          "dataSource",
          "erp",
          "globalConfig",
          "ignoreStockBinUsageConfig",
          "ignoreUpdateConfig",
          "interface",
          "partnerKey",
          "processSchemeIgnoreConfig",
          "robot",
          "securityConfig",
          "uploadConfig"
        ]
      }
    },
    {
      "property": "action",
      "field": {
        "type": "string",
        "choices": [
          "create",
          "modify",
          "remove",
          "restore",
          "restoreVersion",
          "online",
          "offline",
          "suspend",
          "resume",
          "debug",
          "unDebug",
          "disable",
          "enable",
          "rotate",
          "revoke",
          "copy",
          "import",
          "export"
        ]
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
      "property": "recordName",
      "field": {
        "type": "string",
        "maxLength": 100
      }
    },
    {
      "property": "time",
      "field": {
        "type": "string",
        "format": "date-time"
      }
    }
  ],
  "actions": [],
  "bulk": [],
  "testActions": [],
  "overviewPanel": "versions",
  "recordTabs": [],
  "sort": {
    "property": "time",
    "order": "desc"
  }
};

export default resource;
