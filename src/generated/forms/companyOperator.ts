// Generated from schemas/ by `npm run generate`: do not edit.

import type { Form } from '#contract/model/form.ts';
import * as validators from '../validators/companyOperator.js';

const form: Form = {
  entity: "companyOperator",
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
    "loginId": {
      "type": "string",
      "minLength": 1,
      "maxLength": 60
    },
    "role": {
      "type": "string",
      "default": "viewer",
      "enum": [
        "viewer",
        "operator",
        "engineer",
        "administrator"
      ]
    },
    "status": {
      "type": "string",
      "enum": [
        "INVITED",
        "ACTIVE",
        "DISABLED"
      ]
    }
  },
  "required": [
    "loginId",
    "role"
  ],
  "additionalProperties": false
},
  fields: {
  "loginId": {
    "type": "string",
    "maxLength": 60,
    "span": 1
  },
  "role": {
    "type": "string",
    "choices": [
      "viewer",
      "operator",
      "engineer",
      "administrator"
    ],
    "span": 1
  }
},
  messages: {},
  trimmed: [
  "loginId"
],
  validators,
};

export default form;
