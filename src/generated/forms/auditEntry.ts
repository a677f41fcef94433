// Generated from schemas/ by `npm run generate`: do not edit.

import type { Form } from '#contract/model/form.ts';
import * as validators from '../validators/auditEntry.js';

const form: Form = {
  entity: "auditEntry",
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
    "time": {
      "type": "string",
      "format": "date-time"
    },
    "event": {
      "type": "string",
      "enum": [
        "signIn",
        "signOut",
        "operatorChange",
        "companyChange",
        "securityChange",
        "export",
        "import",
        "payloadView",
        "testRequest",
        "backup",
        "restore"
      ]
    },
    "success": {
      "type": "boolean"
    },
    "loginId": {
      "type": "string",
      "maxLength": 60
    },
    "address": {
      "type": "string",
      "maxLength": 45
    },
    "subject": {
      "type": "string",
      "maxLength": 200
    },
    "operation": {
      "type": "string",
      "maxLength": 60
    },
    "errorCode": {
      "type": "string",
      "maxLength": 60
    }
  },
  "required": [
    "time",
    "event",
    "success"
  ],
  "additionalProperties": false
},
  fields: {
  "time": {
    "type": "string",
    "format": "date-time",
    "span": 1
  },
  "event": {
    "type": "string",
    "choices": [
      "signIn",
      "signOut",
      "operatorChange",
      "companyChange",
      "securityChange",
      "export",
      "import",
      "payloadView",
      "testRequest",
      "backup",
      "restore"
    ],
    "span": 1
  },
  "success": {
    "type": "boolean",
    "widget": "outcome",
    "span": 1
  },
  "loginId": {
    "type": "string",
    "maxLength": 60,
    "span": 1
  },
  "address": {
    "type": "string",
    "maxLength": 45,
    "span": 1
  },
  "subject": {
    "type": "string",
    "maxLength": 200,
    "span": 1
  },
  "operation": {
    "type": "string",
    "maxLength": 60,
    "span": 1
  },
  "errorCode": {
    "type": "string",
    "maxLength": 60,
    "span": 1
  }
},
  messages: {},
  trimmed: [
  "time",
  "loginId",
  "address",
  "subject",
  "operation",
  "errorCode"
],
  validators,
};

export default form;
