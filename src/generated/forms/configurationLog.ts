// Generated from schemas/ by `npm run generate`: do not edit.

import type { Form } from '#contract/model/form.ts';
import * as validators from '../validators/configurationLog.js';

const form: Form = {
  entity: "configurationLog",
  schema: {
  "type": "object",
  "properties": {
    "uuid": {
      "type": "string",
      "maxLength": 36
    },
    "companyUuid": {
      "type": "string",
      "maxLength": 36
    },
    "kind": {
      "type": "string",
      "enum": [
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
    "recordUuid": {
      "type": "string",
      "maxLength": 36
    },
    "recordName": {
      "type": "string",
      "maxLength": 100
    },
    "action": {
      "type": "string",
      "enum": [
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
    "loginId": {
      "type": "string",
      "maxLength": 60
    },
    "time": {
      "type": "string",
      "format": "date-time"
    },
    "changes": {
      "type": "array",
      "maxItems": 500,
      "items": {
        "type": "object",
        "properties": {
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
        },
        "required": [
          "field"
        ],
        "additionalProperties": false
      }
    },
    "record": {
      "type": "string",
      "maxLength": 8000000
    }
  },
  "required": [
    "kind",
    "recordUuid",
    "action",
    "loginId",
    "time"
  ],
  "additionalProperties": false
},
  fields: {
  "kind": {
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
    ],
    "span": 1
  },
  "recordUuid": {
    "type": "string",
    "maxLength": 36,
    "span": 1
  },
  "recordName": {
    "type": "string",
    "maxLength": 100,
    "span": 1
  },
  "action": {
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
    ],
    "span": 1
  },
  "loginId": {
    "type": "string",
    "maxLength": 60,
    "span": 1
  },
  "time": {
    "type": "string",
    "format": "date-time",
    "span": 1
  },
  "changes": {
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
    },
    "span": 2
  },
  "record": {
    "type": "string",
    "widget": "json",
    "maxLength": 8000000,
    "span": 2
  }
},
  messages: {},
  trimmed: [
  "recordUuid",
  "recordName",
  "loginId",
  "time",
  "changes.*.field",
  "changes.*.before",
  "changes.*.after"
],
  validators,
};

export default form;
