// Generated from schemas/ by `npm run generate`: do not edit.

import type { Form } from '#contract/model/form.ts';
import * as validators from '../validators/securityConfig.js';

const form: Form = {
  entity: "securityConfig",
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
    "apiKeyEnabled": {
      "type": "boolean",
      "default": false
    },
    "apiKey": {
      "type": "string",
      "minLength": 16,
      "maxLength": 200,
      "pattern": "^[!-~]([ -~]*[!-~])?$"
    },
    "apiKeySet": {
      "type": "boolean"
    },
    "clearApiKey": {
      "type": "boolean"
    },
    "ipWhitelist": {
      "type": "array",
      "maxItems": 200,
      "uniqueItems": true,
      "items": {
        "type": "string",
        "minLength": 1,
        "maxLength": 49,
        "format": "ip-range"
      }
    },
    "maskFields": {
      "type": "array",
      "maxItems": 200,
      "uniqueItems": true,
      "items": {
        "type": "string",
        "minLength": 1,
        "maxLength": 100
      }
    },
    "payloadRetentionDays": {
      "type": "integer",
      "minimum": 1,
      "maximum": 3650,
      "default": 30
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
    "payloadRetentionDays"
  ],
  "allOf": [
    {
      "if": {
        "allOf": [
          {
            "properties": {
              "apiKeyEnabled": {
                "const": true
              }
            },
            "required": [
              "apiKeyEnabled"
            ]
          },
          {
            "not": {
              "properties": {
                "apiKeySet": {
                  "const": true
                },
                "clearApiKey": {
                  "const": false
                }
              },
              "required": [
                "apiKeySet"
              ]
            }
          }
        ]
      },
      "then": {
        "required": [
          "apiKey"
        ]
      }
    }
  ],
  "additionalProperties": false
},
  fields: {
  "apiKeyEnabled": {
    "type": "boolean",
    "span": 1
  },
  "apiKey": {
    "type": "string",
    "widget": "secret",
    "writeOnly": true,
    "maxLength": 200,
    "span": 1
  },
  "ipWhitelist": {
    "type": "array",
    "items": {
      "type": "string",
      "format": "ip-range",
      "maxLength": 49
    },
    "span": 2
  },
  "maskFields": {
    "type": "array",
    "items": {
      "type": "string",
      "maxLength": 100
    },
    "span": 2
  },
  "payloadRetentionDays": {
    "type": "integer",
    "span": 1
  }
},
  messages: {
  "apiKey.pattern": "validation.headerValue",
  "ipWhitelist.format": "validation.ipRange",
  "payloadRetentionDays.type": "validation.positiveInteger",
  "payloadRetentionDays.minimum": "validation.positiveInteger"
},
  trimmed: [
  "ipWhitelist.*",
  "maskFields.*"
],
  validators,
};

export default form;
