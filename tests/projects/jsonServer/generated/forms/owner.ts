// Generated from schemas/ by `npm run generate`: do not edit.

import type { Form } from '#contract/model/form.ts';
import * as validators from '../validators/owner.js';

const form: Form = {
  entity: "owner",
  schema: {
  "type": "object",
  "properties": {
    "id": {
      "type": "integer"
    },
    "name": {
      "type": "string",
      "minLength": 1,
      "maxLength": 60
    },
    "phone": {
      "type": "string",
      "minLength": 1,
      "maxLength": 20
    },
    "address": {
      "type": "object",
      "properties": {
        "street": {
          "type": "string",
          "minLength": 1,
          "maxLength": 80
        },
        "town": {
          "type": "string",
          "minLength": 1,
          "maxLength": 40
        }
      },
      "additionalProperties": false
    }
  },
  "required": [
    "name",
    "phone"
  ],
  "additionalProperties": false
},
  fields: {
  "name": {
    "type": "string",
    "maxLength": 60,
    "span": 1
  },
  "phone": {
    "type": "string",
    "maxLength": 20,
    "span": 1
  },
  "address": {
    "type": "object",
    "fields": {
      "street": {
        "type": "string",
        "maxLength": 80
      },
      "town": {
        "type": "string",
        "maxLength": 40
      }
    },
    "span": 1
  }
},
  messages: {},
  trimmed: [
  "name",
  "phone",
  "address.street",
  "address.town"
],
  validators,
};

export default form;
