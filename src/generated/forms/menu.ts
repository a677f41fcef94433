// Generated from schemas/ by `npm run generate`: do not edit.

import type { Form } from '#contract/model/form.ts';
import * as validators from '../validators/menu.js';

const form: Form = {
  entity: "menu",
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
    "menuName": {
      "type": "string",
      "minLength": 1,
      "maxLength": 30
    },
    "interfaceType": {
      "type": "string",
      "enum": [
        "ERP_DOWN",
        "ERP_UP",
        "WCS_DOWN",
        "WCS_UP"
      ]
    },
    "category": {
      "type": "string",
      "enum": [
        "BASIC_DATA",
        "DOCUMENT",
        "SCHEDULED",
        "POLLING",
        "API"
      ]
    },
    "order": {
      "type": "integer",
      "minimum": 0,
      "default": 0
    },
    "interfaceCount": {
      "type": "integer",
      "minimum": 0
    },
    "sample": {
      "type": "boolean"
    }
  },
  "required": [
    "menuName",
    "interfaceType",
    "category"
  ],
  "additionalProperties": false
},
  fields: {
  "menuName": {
    "type": "string",
    "maxLength": 30,
    "span": 1
  },
  "interfaceType": {
    "type": "string",
    "choices": [
      "ERP_DOWN",
      "ERP_UP",
      "WCS_DOWN",
      "WCS_UP"
    ],
    "span": 1
  },
  "category": {
    "type": "string",
    "choices": [
      "BASIC_DATA",
      "DOCUMENT",
      "SCHEDULED",
      "POLLING",
      "API"
    ],
    "span": 1
  },
  "order": {
    "type": "integer",
    "span": 1
  }
},
  messages: {
  "category.required": "validation.select"
},
  trimmed: [
  "menuName"
],
  validators,
};

export default form;
