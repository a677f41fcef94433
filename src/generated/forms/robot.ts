// Generated from schemas/ by `npm run generate`: do not edit.

import type { Form } from '#contract/model/form.ts';
import * as validators from '../validators/robot.js';

const form: Form = {
  entity: "robot",
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
    "name": {
      "type": "string",
      "minLength": 1,
      "maxLength": 30
    },
    "webhook": {
      "type": "string",
      "minLength": 1,
      "maxLength": 300,
      "format": "secure-url"
    },
    "webhookSet": {
      "type": "boolean"
    },
    "clearWebhook": {
      "type": "boolean"
    },
    "signSecret": {
      "type": "string",
      "minLength": 1,
      "maxLength": 200
    },
    "signSecretSet": {
      "type": "boolean"
    },
    "clearSignSecret": {
      "type": "boolean"
    },
    "keyword": {
      "type": "string",
      "maxLength": 50
    },
    "atAll": {
      "type": "boolean",
      "default": false
    },
    "atMobiles": {
      "type": "array",
      "maxItems": 50,
      "uniqueItems": true,
      "items": {
        "type": "string",
        "minLength": 5,
        "maxLength": 20,
        "pattern": "^\\+?[\\d-]+$"
      }
    },
    "language": {
      "type": "string",
      "default": "zh-CN",
      "enum": [
        "zh-CN",
        "en-US"
      ]
    },
    "enabled": {
      "type": "boolean",
      "default": true
    },
    "version": {
      "type": "integer",
      "minimum": 0
    },
    "modifiedAt": {
      "type": "string",
      "format": "date-time"
    }
  },
  "required": [
    "name",
    "language"
  ],
  "allOf": [
    {
      "if": {
        "not": {
          "properties": {
            "webhookSet": {
              "const": true
            },
            "clearWebhook": {
              "const": false
            }
          },
          "required": [
            "webhookSet"
          ]
        }
      },
      "then": {
        "required": [
          "webhook"
        ]
      }
    }
  ],
  "additionalProperties": false
},
  fields: {
  "name": {
    "type": "string",
    "maxLength": 30,
    "span": 1
  },
  "webhook": {
    "type": "string",
    "format": "secure-url",
    "widget": "secret",
    "writeOnly": true,
    "maxLength": 300,
    "span": 2
  },
  "signSecret": {
    "type": "string",
    "widget": "secret",
    "writeOnly": true,
    "maxLength": 200,
    "span": 1
  },
  "keyword": {
    "type": "string",
    "maxLength": 50,
    "span": 1
  },
  "atAll": {
    "type": "boolean",
    "span": 1
  },
  "atMobiles": {
    "type": "array",
    "items": {
      "type": "string",
      "maxLength": 20
    },
    "span": 1
  },
  "language": {
    "type": "string",
    "choices": [
      "zh-CN",
      "en-US"
    ],
    "span": 1
  },
  "enabled": {
    "type": "boolean",
    "span": 1
  }
},
  messages: {
  "webhook.format": "validation.httpsUrl",
  "atMobiles.pattern": "validation.mobile"
},
  trimmed: [
  "name",
  "keyword",
  "atMobiles.*"
],
  validators,
};

export default form;
