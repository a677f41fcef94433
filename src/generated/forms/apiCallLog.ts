// Generated from schemas/ by `npm run generate`: do not edit.

import type { Form } from '#contract/model/form.ts';
import * as validators from '../validators/apiCallLog.js';

const form: Form = {
  entity: "apiCallLog",
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
    "direction": {
      "type": "string",
      "enum": [
        "IN",
        "OUT"
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
    "method": {
      "type": "string",
      "maxLength": 10
    },
    "url": {
      "type": "string",
      "maxLength": 2000
    },
    "httpStatus": {
      "type": "integer",
      "minimum": 100,
      "maximum": 599
    },
    "success": {
      "type": "boolean"
    },
    "errorCode": {
      "type": "string",
      "maxLength": 60
    },
    "message": {
      "type": "string",
      "maxLength": 2000
    },
    "requestBody": {
      "type": "string",
      "maxLength": 1000000
    },
    "responseBody": {
      "type": "string",
      "maxLength": 1000000
    }
  },
  "required": [
    "direction",
    "time",
    "method",
    "url",
    "success"
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
  "direction": {
    "type": "string",
    "choices": [
      "IN",
      "OUT"
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
  "method": {
    "type": "string",
    "maxLength": 10,
    "span": 1
  },
  "url": {
    "type": "string",
    "maxLength": 2000,
    "span": 1
  },
  "httpStatus": {
    "type": "integer",
    "span": 1
  },
  "success": {
    "type": "boolean",
    "widget": "outcome",
    "span": 1
  },
  "errorCode": {
    "type": "string",
    "maxLength": 60,
    "span": 1
  },
  "message": {
    "type": "string",
    "maxLength": 2000,
    "span": 1
  },
  "requestBody": {
    "type": "string",
    "widget": "json",
    "maxLength": 1000000,
    "span": 1
  },
  "responseBody": {
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
  "time",
  "method",
  "url",
  "errorCode",
  "message"
],
  validators,
};

export default form;
