// Generated from schemas/ by `npm run generate`: do not edit.

import type { Form } from '#contract/model/form.ts';
import * as validators from '../validators/doctor.js';

const form: Form = {
  entity: "doctor",
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
      "maxLength": 60
    },
    "specialty": {
      "type": "string",
      "enum": [
        "GENERAL",
        "PEDIATRICS",
        "DERMATOLOGY",
        "SURGERY"
      ]
    },
    "email": {
      "type": "string",
      "maxLength": 100,
      "format": "email"
    },
    "phone": {
      "type": "string",
      "maxLength": 30
    },
    "version": {
      "type": "integer",
      "minimum": 0
    }
  },
  "required": [
    "name",
    "specialty"
  ],
  "additionalProperties": false
},
  fields: {
  "name": {
    "type": "string",
    "maxLength": 60,
    "span": 1
  },
  "specialty": {
    "type": "string",
    "choices": [
      "GENERAL",
      "PEDIATRICS",
      "DERMATOLOGY",
      "SURGERY"
    ],
    "span": 1
  },
  "email": {
    "type": "string",
    "format": "email",
    "maxLength": 100,
    "span": 1
  },
  "phone": {
    "type": "string",
    "maxLength": 30,
    "span": 1
  }
},
  messages: {},
  trimmed: [
  "name",
  "email",
  "phone"
],
  validators,
};

export default form;
