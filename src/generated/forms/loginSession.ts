// Generated from schemas/ by `npm run generate`: do not edit.

import type { Form } from '#contract/model/form.ts';
import * as validators from '../validators/loginSession.js';

const form: Form = {
  entity: "loginSession",
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
    "loginId": {
      "type": "string",
      "maxLength": 60
    },
    "address": {
      "type": "string",
      "maxLength": 60
    },
    "startedAt": {
      "type": "string",
      "format": "date-time"
    },
    "expiresAt": {
      "type": "string",
      "format": "date-time"
    }
  },
  "additionalProperties": false
},
  fields: {
  "uuid": {
    "type": "string",
    "maxLength": 36,
    "span": 1
  },
  "loginId": {
    "type": "string",
    "maxLength": 60,
    "span": 1
  },
  "address": {
    "type": "string",
    "maxLength": 60,
    "span": 1
  },
  "startedAt": {
    "type": "string",
    "format": "date-time",
    "span": 1
  },
  "expiresAt": {
    "type": "string",
    "format": "date-time",
    "span": 1
  }
},
  messages: {},
  trimmed: [
  "uuid",
  "loginId",
  "address",
  "startedAt",
  "expiresAt"
],
  validators,
};

export default form;
