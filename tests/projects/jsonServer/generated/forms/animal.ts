// Generated from schemas/ by `npm run generate`: do not edit.

import type { Form } from '#contract/model/form.ts';
import * as validators from '../validators/animal.js';

const form: Form = {
  entity: "animal",
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
    "species": {
      "type": "string",
      "enum": [
        "CAT",
        "DOG",
        "RABBIT"
      ]
    },
    "weight": {
      "type": "number",
      "minimum": 0
    },
    "ownerId": {
      "type": "integer"
    }
  },
  "required": [
    "name",
    "species",
    "ownerId"
  ],
  "additionalProperties": false
},
  fields: {
  "name": {
    "type": "string",
    "maxLength": 60,
    "span": 1
  },
  "species": {
    "type": "string",
    "choices": [
      "CAT",
      "DOG",
      "RABBIT"
    ],
    "span": 1
  },
  "weight": {
    "type": "number",
    "span": 1
  },
  "ownerId": {
    "type": "integer",
    "reference": {
      "operation": "owner.list",
      "value": "id",
      "label": "name",
      "search": "name"
    },
    "span": 1
  }
},
  messages: {},
  trimmed: [
  "name"
],
  validators,
};

export default form;
