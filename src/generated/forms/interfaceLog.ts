// Generated from schemas/ by `npm run generate`: do not edit.

import type { Form } from '#contract/model/form.ts';
import * as validators from '../validators/interfaceLog.js';

const form: Form = {
  entity: "interfaceLog",
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
    "interfaceUuid": {
      "type": "string",
      "maxLength": 36
    },
    "interfaceName": {
      "type": "string",
      "maxLength": 30
    },
    "interfaceType": {
      "type": "string",
      "enum": [
        "ERP_DOWN",
        "ERP_UP",
        "WCS_DOWN",
        "WCS_UP"
      ]
    },
    "dcCode": {
      "type": "string",
      "maxLength": 30
    },
    "level": {
      "type": "string",
      "enum": [
        "DEBUG",
        "INFO",
        "WARN",
        "ERROR"
      ]
    },
    "type": {
      "type": "string",
      "enum": [
        "RECEIVE",
        "MAPPING",
        "SEND",
        "SCHEDULE",
        "SYSTEM"
      ]
    },
    "time": {
      "type": "string",
      "format": "date-time"
    },
    "elapsedMs": {
      "type": "integer",
      "minimum": 0
    },
    "entity": {
      "type": "string",
      "maxLength": 100
    },
    "details": {
      "type": "string",
      "maxLength": 100000
    },
    "data": {
      "type": "string",
      "maxLength": 1000000
    }
  },
  "required": [
    "level",
    "type",
    "time"
  ],
  "additionalProperties": false
},
  fields: {
  "interfaceUuid": {
    "type": "string",
    "maxLength": 36,
    "span": 1
  },
  "interfaceName": {
    "type": "string",
    "maxLength": 30,
    "span": 1
  },
  "interfaceType": {
    "type": "string",
    "choices": [
      "ERP_DOWN",
      "ERP_UP",
      "WCS_DOWN",
      "WCS_UP"
    ],
    "span": 1
  },
  "dcCode": {
    "type": "string",
    "reference": {
      "operation": "dc.listCompany",
      "value": "code",
      "label": "name",
      "timeZone": "timeZone"
    },
    "maxLength": 30,
    "span": 1
  },
  "level": {
    "type": "string",
    "choices": [
      "DEBUG",
      "INFO",
      "WARN",
      "ERROR"
    ],
    "tones": {
      "WARN": "warning",
      "ERROR": "negative"
    },
    "span": 1
  },
  "type": {
    "type": "string",
    "choices": [
      "RECEIVE",
      "MAPPING",
      "SEND",
      "SCHEDULE",
      "SYSTEM"
    ],
    "span": 1
  },
  "time": {
    "type": "string",
    "format": "date-time",
    "span": 1
  },
  "elapsedMs": {
    "type": "integer",
    "span": 1
  },
  "entity": {
    "type": "string",
    "maxLength": 100,
    "span": 1
  },
  "details": {
    "type": "string",
    "widget": "multiline",
    "maxLength": 100000,
    "span": 1
  },
  "data": {
    "type": "string",
    "widget": "json",
    "maxLength": 1000000,
    "span": 1
  }
},
  messages: {},
  trimmed: [
  "interfaceUuid",
  "interfaceName",
  "time",
  "entity",
  "details"
],
  validators,
};

export default form;
