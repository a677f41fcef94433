// Generated from schemas/ by `npm run generate`: do not edit.

import type { Form } from '#contract/model/form.ts';
import * as validators from '../validators/visit.js';

const form: Form = {
  entity: "visit",
  schema: {
  "type": "object",
  "properties": {
    "id": {
      "type": "integer"
    },
    "name": {
      "type": "string",
      "minLength": 1,
      "maxLength": 80
    },
    "animalId": {
      "type": "integer"
    },
    "note": {
      "type": "string",
      "maxLength": 500
    },
    "status": {
      "type": "string",
      "enum": [
        "PLANNED",
        "DONE",
        "CANCELLED"
      ]
    }
  },
  "required": [
    "name",
    "animalId"
  ],
  "additionalProperties": false
},
  fields: {
  "name": {
    "type": "string",
    "maxLength": 80,
    "span": 1
  },
  "animalId": {
    "type": "integer",
    "reference": {
      "operation": "animal.list",
      "value": "id",
      "label": "name",
      "search": "name"
    },
    "span": 1
  },
  "note": {
    "type": "string",
    "widget": "multiline",
    "maxLength": 500,
    "span": 1
  }
},
  messages: {},
  trimmed: [
  "name",
  "note"
],
  validators,
};

export default form;
