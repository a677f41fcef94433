// Generated from schemas/ by `npm run generate`: do not edit.

import type { Form } from '#contract/model/form.ts';
import * as validators from '../validators/auth.js';

const form: Form = {
  entity: "auth",
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
    "authType": {
      "type": "string",
      "default": "BASIC",
      "enum": [
        "BASIC",
        "DIGEST",
        "OAUTH2"
      ]
    },
    "tokenUrl": {
      "type": "string",
      "minLength": 1,
      "maxLength": 300,
      "format": "http-url"
    },
    "clientAuthentication": {
      "type": "string",
      "default": "CLIENT_SECRET_BASIC",
      "enum": [
        "CLIENT_SECRET_BASIC",
        "CLIENT_SECRET_POST"
      ]
    },
    "username": {
      "type": "string",
      "minLength": 1,
      "maxLength": 100
    },
    "password": {
      "type": "string",
      "minLength": 1,
      "maxLength": 200
    },
    "passwordSet": {
      "type": "boolean"
    },
    "clearPassword": {
      "type": "boolean"
    },
    "scope": {
      "type": "string",
      "maxLength": 300
    },
    "audience": {
      "type": "string",
      "maxLength": 300
    },
    "remarks": {
      "type": "string",
      "maxLength": 200
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
    "authType",
    "username"
  ],
  "allOf": [
    {
      "if": {
        "properties": {
          "authType": {
            "const": "OAUTH2"
          }
        },
        "required": [
          "authType"
        ]
      },
      "then": {
        "required": [
          "tokenUrl"
        ]
      }
    },
    {
      "if": {
        "not": {
          "properties": {
            "passwordSet": {
              "const": true
            },
            "clearPassword": {
              "const": false
            }
          },
          "required": [
            "passwordSet"
          ]
        }
      },
      "then": {
        "required": [
          "password"
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
  "authType": {
    "type": "string",
    "choices": [
      "BASIC",
      "DIGEST",
      "OAUTH2"
    ],
    "span": 1
  },
  "tokenUrl": {
    "type": "string",
    "format": "http-url",
    "maxLength": 300,
    "span": 1
  },
  "clientAuthentication": {
    "type": "string",
    "choices": [
      "CLIENT_SECRET_BASIC",
      "CLIENT_SECRET_POST"
    ],
    "span": 1
  },
  "username": {
    "type": "string",
    "maxLength": 100,
    "span": 1
  },
  "password": {
    "type": "string",
    "widget": "secret",
    "writeOnly": true,
    "maxLength": 200,
    "span": 1
  },
  "scope": {
    "type": "string",
    "maxLength": 300,
    "span": 1
  },
  "audience": {
    "type": "string",
    "maxLength": 300,
    "span": 1
  },
  "remarks": {
    "type": "string",
    "widget": "multiline",
    "maxLength": 200,
    "folded": true,
    "span": 2
  }
},
  messages: {
  "tokenUrl.format": "validation.httpUrl"
},
  trimmed: [
  "name",
  "tokenUrl",
  "username",
  "scope",
  "audience",
  "remarks"
],
  validators,
};

export default form;
