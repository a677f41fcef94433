// Generated from schemas/ by `npm run generate`: do not edit.

import type { Form } from '#contract/model/form.ts';
import * as validators from '../validators/basicDataImport.js';

const form: Form = {
  entity: "basicDataImport",
  schema: {
  "type": "object",
  "properties": {
    "companyUuid": {
      "type": "string",
      "maxLength": 36
    },
    "kind": {
      "type": "string",
      "default": "dc",
      "enum": [
        "dc",
        "owner",
        "carrier"
      ]
    },
    "csv": {
      "type": "string",
      "minLength": 1,
      "maxLength": 2000000,
      "contentMediaType": "text/csv"
    }
  },
  "required": [
    "kind",
    "csv"
  ],
  "additionalProperties": false
},
  fields: {
  "kind": {
    "type": "string",
    "choices": [
      "dc",
      "owner",
      "carrier"
    ],
    "span": 1
  },
  "csv": {
    "type": "string",
    "widget": "file",
    "maxLength": 2000000,
    "span": 2
  }
},
  messages: {},
  trimmed: [],
  validators,
};

export default form;
