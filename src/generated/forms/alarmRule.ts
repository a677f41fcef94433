// Generated from schemas/ by `npm run generate`: do not edit.

import type { Form } from '#contract/model/form.ts';
import * as validators from '../validators/alarmRule.js';

const form: Form = {
  entity: "alarmRule",
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
    "name": {
      "type": "string",
      "minLength": 1,
      "maxLength": 30
    },
    "dingDingUuid": {
      "type": "string",
      "minLength": 1,
      "maxLength": 36
    },
    "interfaceUuids": {
      "type": "array",
      "maxItems": 500,
      "uniqueItems": true,
      "items": {
        "type": "string",
        "minLength": 1,
        "maxLength": 36
      }
    },
    "events": {
      "type": "array",
      "minItems": 1,
      "maxItems": 10,
      "uniqueItems": true,
      "default": [
        "FAILED",
        "BLOCKED"
      ],
      "items": {
        "type": "string",
        "enum": [
          "FAILED",
          "RECEIVER_DOWN",
          "BLOCKED",
          "PENDING_OVER",
          "SETTLEMENT_FAILED",
          "RECOVERED"
        ]
      }
    },
    "threshold": {
      "type": "integer",
      "minimum": 1,
      "maximum": 100000,
      "default": 1
    },
    "mergeSeconds": {
      "type": "integer",
      "minimum": 1,
      "maximum": 3600,
      "default": 60
    },
    "enabled": {
      "type": "boolean",
      "default": true
    },
    "version": {
      "type": "integer",
      "minimum": 0
    },
    "modifiedAt": {
      "type": "string",
      "format": "date-time"
    }
  },
  "required": [
    "name",
    "dingDingUuid",
    "events",
    "threshold",
    "mergeSeconds"
  ],
  "additionalProperties": false
},
  fields: {
  "name": {
    "type": "string",
    "maxLength": 30,
    "span": 1
  },
  "dingDingUuid": {
    "type": "string",
    "reference": {
      "operation": "dingding.query",
      "value": "uuid",
      "label": "name",
      "search": "name"
    },
    "maxLength": 36,
    "span": 1
  },
  "interfaceUuids": {
    "type": "array",
    "items": {
      "type": "string",
      "reference": {
        "operation": "interfaceConfig.query",
        "value": "uuid",
        "label": "interfaceName",
        "search": "interfaceName",
        "subtitle": [
          "dcCode",
          "carrierCode",
          "ownerCode"
        ]
      },
      "maxLength": 36
    },
    "span": 2
  },
  "events": {
    "type": "array",
    "items": {
      "type": "string",
      "choices": [
        "FAILED",
        "RECEIVER_DOWN",
        "BLOCKED",
        "PENDING_OVER",
        "SETTLEMENT_FAILED",
        "RECOVERED"
      ]
    },
    "span": 2
  },
  "threshold": {
    "type": "integer",
    "span": 1
  },
  "mergeSeconds": {
    "type": "integer",
    "span": 1
  },
  "enabled": {
    "type": "boolean",
    "span": 1
  }
},
  messages: {
  "dingDingUuid.required": "validation.select",
  "dingDingUuid.minLength": "validation.select",
  "events.required": "validation.select",
  "events.minItems": "validation.select",
  "threshold.type": "validation.positiveInteger",
  "threshold.minimum": "validation.positiveInteger",
  "mergeSeconds.type": "validation.positiveInteger",
  "mergeSeconds.minimum": "validation.positiveInteger"
},
  trimmed: [
  "name"
],
  validators,
};

export default form;
