// Generated from schemas/ by `npm run generate`: do not edit.

import type { Form } from '#contract/model/form.ts';
import * as validators from '../validators/room.js';

const form: Form = {
  entity: "room",
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
    "floor": {
      "type": "integer",
      "minimum": 0,
      "maximum": 20
    },
    "equipment": {
      "type": "string",
      "maxLength": 200
    },
    "state": {
      "type": "string",
      "enum": [
        "OPEN",
        "CLOSED"
      ]
    },
    "version": {
      "type": "integer",
      "minimum": 0
    }
  },
  "required": [
    "name",
    "floor"
  ],
  "additionalProperties": false
},
  fields: {
  "name": {
    "type": "string",
    "maxLength": 30,
    "span": 1
  },
  "floor": {
    "type": "integer",
    "span": 1
  },
  "equipment": {
    "type": "string",
    "maxLength": 200,
    "span": 1
  }
},
  messages: {},
  trimmed: [
  "name",
  "equipment"
],
  validators,
};

export default form;
