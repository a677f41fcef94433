// Generated from schemas/ by `npm run generate`: do not edit.

import type { Form } from '#contract/model/form.ts';
import * as validators from '../validators/testRequest.js';

const form: Form = {
  entity: "testRequest",
  schema: {
  "type": "object",
  "properties": {
    "url": {
      "type": "string",
      "minLength": 1,
      "maxLength": 2000,
      "pattern": "^https?://[^\\s/?#]+\\S*$"
    },
    "type": {
      "type": "string",
      "default": "POST",
      "enum": [
        "GET",
        "POST",
        "PUT",
        "DELETE"
      ]
    },
    "headers": {
      "type": "string",
      "maxLength": 200,
      "pattern": "^[!-~]([ -~]*[!-~])?$"
    },
    "headersSet": {
      "type": "boolean"
    },
    "clearHeaders": {
      "type": "boolean"
    },
    "parameters": {
      "type": "string",
      "maxLength": 1000000
    }
  },
  "required": [
    "url",
    "type"
  ],
  "additionalProperties": false
},
  fields: {
  "url": {
    "type": "string",
    "maxLength": 2000,
    "span": 2
  },
  "type": {
    "type": "string",
    "choices": [
      "GET",
      "POST",
      "PUT",
      "DELETE"
    ],
    "span": 1
  },
  "headers": {
    "type": "string",
    "widget": "secret",
    "writeOnly": true,
    "maxLength": 200,
    "span": 1
  },
  "parameters": {
    "type": "string",
    "widget": "json",
    "maxLength": 1000000,
    "span": 2
  }
},
  messages: {
  "url.pattern": "validation.httpUrl",
  "headers.pattern": "validation.headerValue"
},
  trimmed: [
  "url"
],
  validators,
};

export default form;
