// Generated from schemas/ by `npm run generate`: do not edit.

import type { Form } from '#contract/model/form.ts';
import * as validators from '../validators/alarmDelivery.js';

const form: Form = {
  entity: "alarmDelivery",
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
    "dingDingUuid": {
      "type": "string",
      "maxLength": 36
    },
    "robotName": {
      "type": "string",
      "maxLength": 30
    },
    "ruleNames": {
      "type": "string",
      "maxLength": 500
    },
    "interfaceNames": {
      "type": "string",
      "maxLength": 2000
    },
    "event": {
      "type": "string",
      "enum": [
        "FAILED",
        "RECEIVER_DOWN",
        "BLOCKED",
        "PENDING_OVER",
        "SETTLEMENT_FAILED",
        "RECOVERED",
        "TEST"
      ]
    },
    "time": {
      "type": "string",
      "format": "date-time"
    },
    "count": {
      "type": "integer",
      "minimum": 1
    },
    "status": {
      "type": "string",
      "enum": [
        "SENT",
        "RETRY",
        "FAILED"
      ]
    },
    "attempt": {
      "type": "integer",
      "minimum": 1
    },
    "content": {
      "type": "string",
      "maxLength": 20000
    },
    "failureReason": {
      "type": "string",
      "maxLength": 2000
    }
  },
  "required": [
    "dingDingUuid",
    "event",
    "time",
    "status"
  ],
  "additionalProperties": false
},
  fields: {
  "dingDingUuid": {
    "type": "string",
    "maxLength": 36,
    "span": 1
  },
  "robotName": {
    "type": "string",
    "maxLength": 30,
    "span": 1
  },
  "ruleNames": {
    "type": "string",
    "maxLength": 500,
    "span": 1
  },
  "interfaceNames": {
    "type": "string",
    "maxLength": 2000,
    "span": 1
  },
  "event": {
    "type": "string",
    "choices": [
      "FAILED",
      "RECEIVER_DOWN",
      "BLOCKED",
      "PENDING_OVER",
      "SETTLEMENT_FAILED",
      "RECOVERED",
      "TEST"
    ],
    "span": 1
  },
  "time": {
    "type": "string",
    "format": "date-time",
    "span": 1
  },
  "count": {
    "type": "integer",
    "span": 1
  },
  "status": {
    "type": "string",
    "choices": [
      "SENT",
      "RETRY",
      "FAILED"
    ],
    "tones": {
      "SENT": "positive",
      "RETRY": "warning",
      "FAILED": "negative"
    },
    "span": 1
  },
  "attempt": {
    "type": "integer",
    "span": 1
  },
  "content": {
    "type": "string",
    "widget": "multiline",
    "maxLength": 20000,
    "span": 1
  },
  "failureReason": {
    "type": "string",
    "widget": "failure",
    "maxLength": 2000,
    "span": 1
  }
},
  messages: {
  "count.type": "validation.positiveInteger",
  "count.minimum": "validation.positiveInteger"
},
  trimmed: [
  "dingDingUuid",
  "robotName",
  "ruleNames",
  "interfaceNames",
  "time",
  "content",
  "failureReason"
],
  validators,
};

export default form;
