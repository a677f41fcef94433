// Generated from schemas/ by `npm run generate`: do not edit.

import type { Form } from '#contract/model/form.ts';
import * as validators from '../validators/patient.js';

const form: Form = {
  entity: "patient",
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
    "number": {
      "type": "string",
      "minLength": 1,
      "maxLength": 20
    },
    "name": {
      "type": "string",
      "minLength": 1,
      "maxLength": 60
    },
    "birthDate": {
      "type": "string",
      "maxLength": 10,
      "format": "date"
    },
    "sex": {
      "type": "string",
      "enum": [
        "FEMALE",
        "MALE",
        "OTHER"
      ]
    },
    "phone": {
      "type": "string",
      "maxLength": 30
    },
    "email": {
      "type": "string",
      "maxLength": 100,
      "format": "email"
    },
    "allergies": {
      "type": "string",
      "maxLength": 400
    },
    "version": {
      "type": "integer",
      "minimum": 0
    }
  },
  "required": [
    "number",
    "name",
    "birthDate",
    "sex"
  ],
  "additionalProperties": false
},
  fields: {
  "number": {
    "type": "string",
    "maxLength": 20,
    "span": 1
  },
  "name": {
    "type": "string",
    "maxLength": 60,
    "span": 1
  },
  "birthDate": {
    "type": "string",
    "format": "date",
    "maxLength": 10,
    "span": 1
  },
  "sex": {
    "type": "string",
    "choices": [
      "FEMALE",
      "MALE",
      "OTHER"
    ],
    "span": 1
  },
  "phone": {
    "type": "string",
    "maxLength": 30,
    "span": 1
  },
  "email": {
    "type": "string",
    "format": "email",
    "maxLength": 100,
    "span": 1
  },
  "allergies": {
    "type": "string",
    "maxLength": 400,
    "span": 1
  }
},
  messages: {},
  trimmed: [
  "number",
  "name",
  "birthDate",
  "phone",
  "email",
  "allergies"
],
  validators,
};

export default form;
