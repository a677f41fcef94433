// Generated from schemas/ by `npm run generate`: do not edit.

import type { Form } from '#contract/model/form.ts';
import * as validators from '../validators/passwordChange.js';

const form: Form = {
  entity: "passwordChange",
  schema: {
  "type": "object",
  "properties": {
    "currentPassword": {
      "type": "string",
      "maxLength": 200
    },
    "currentPasswordSet": {
      "type": "boolean"
    },
    "clearCurrentPassword": {
      "type": "boolean"
    },
    "newPassword": {
      "type": "string",
      "minLength": 8,
      "maxLength": 200
    },
    "newPasswordSet": {
      "type": "boolean"
    },
    "clearNewPassword": {
      "type": "boolean"
    }
  },
  "allOf": [
    {
      "if": {
        "not": {
          "properties": {
            "newPasswordSet": {
              "const": true
            },
            "clearNewPassword": {
              "const": false
            }
          },
          "required": [
            "newPasswordSet"
          ]
        }
      },
      "then": {
        "required": [
          "newPassword"
        ]
      }
    }
  ],
  "additionalProperties": false
},
  fields: {
  "currentPassword": {
    "type": "string",
    "widget": "secret",
    "writeOnly": true,
    "maxLength": 200,
    "span": 1
  },
  "newPassword": {
    "type": "string",
    "widget": "secret",
    "writeOnly": true,
    "maxLength": 200,
    "span": 1
  }
},
  messages: {},
  trimmed: [],
  validators,
};

export default form;
