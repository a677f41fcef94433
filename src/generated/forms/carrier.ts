// Generated from schemas/ by `npm run generate`: do not edit.

import type { Form } from '#contract/model/form.ts';
import * as validators from '../validators/carrier.js';

const form: Form = {
  entity: "carrier",
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
    "code": {
      "type": "string",
      "minLength": 1,
      "maxLength": 30
    },
    "name": {
      "type": "string",
      "minLength": 1,
      "maxLength": 100
    },
    "disabled": {
      "type": "boolean",
      "default": false
    },
    "sample": {
      "type": "boolean"
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
    "code",
    "name"
  ],
  "additionalProperties": false
},
  fields: {
  "code": {
    "type": "string",
    "maxLength": 30,
    "span": 1
  },
  "name": {
    "type": "string",
    "maxLength": 100,
    "span": 1
  },
  "disabled": {
    "type": "boolean",
    "span": 1
  }
},
  messages: {},
  trimmed: [
  "code",
  "name"
],
  validators,
};

export default form;
