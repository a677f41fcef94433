// Generated from schemas/ by `npm run generate`: do not edit.

import type { Form } from '#contract/model/form.ts';
import * as validators from '../validators/uploadConfig.js';

const form: Form = {
  entity: "uploadConfig",
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
    "interfaceConfigUuid": {
      "type": "string",
      "minLength": 1,
      "maxLength": 36
    },
    "type": {
      "type": "string",
      "maxLength": 30
    },
    "limited": {
      "type": "boolean",
      "default": false
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
    "interfaceConfigUuid",
    "limited"
  ],
  "additionalProperties": false
},
  fields: {
  "interfaceConfigUuid": {
    "type": "string",
    "maxLength": 36,
    "span": 1
  },
  "type": {
    "type": "string",
    "maxLength": 30,
    "span": 1
  },
  "limited": {
    "type": "boolean",
    "span": 1
  }
},
  messages: {},
  trimmed: [
  "interfaceConfigUuid",
  "type"
],
  validators,
};

export default form;
