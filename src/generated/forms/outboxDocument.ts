// Generated from schemas/ by `npm run generate`: do not edit.

import type { Form } from '#contract/model/form.ts';
import * as validators from '../validators/outboxDocument.js';

const form: Form = {
  entity: "outboxDocument",
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
    "entityNo": {
      "type": "string",
      "maxLength": 100
    },
    "idempotencyKey": {
      "type": "string",
      "maxLength": 200
    },
    "time": {
      "type": "string",
      "format": "date-time"
    },
    "data": {
      "type": "string",
      "maxLength": 1000000
    }
  },
  "required": [
    "interfaceUuid",
    "entityNo",
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
  "entityNo": {
    "type": "string",
    "maxLength": 100,
    "span": 1
  },
  "idempotencyKey": {
    "type": "string",
    "maxLength": 200,
    "span": 1
  },
  "time": {
    "type": "string",
    "format": "date-time",
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
  "entityNo",
  "idempotencyKey",
  "time"
],
  validators,
};

export default form;
