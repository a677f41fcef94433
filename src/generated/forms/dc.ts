// Generated from schemas/ by `npm run generate`: do not edit.

import type { Form } from '#contract/model/form.ts';
import * as validators from '../validators/dc.js';

const form: Form = {
  entity: "dc",
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
    "timeZone": {
      "type": "string",
      "maxLength": 40,
      "format": "time-zone",
      "default": "Asia/Shanghai"
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
  "timeZone": {
    "type": "string",
    "format": "time-zone",
    "maxLength": 40,
    "span": 1
  },
  "disabled": {
    "type": "boolean",
    "span": 1
  }
},
  messages: {
  "timeZone.format": "validation.timeZone"
},
  trimmed: [
  "code",
  "name",
  "timeZone"
],
  validators,
};

export default form;
