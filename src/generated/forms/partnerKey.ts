// Generated from schemas/ by `npm run generate`: do not edit.

import type { Form } from '#contract/model/form.ts';
import * as validators from '../validators/partnerKey.js';

const form: Form = {
  entity: "partnerKey",
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
    "status": {
      "type": "string",
      "default": "NEW",
      "enum": [
        "NEW",
        "ACTIVE",
        "REVOKED"
      ]
    },
    "calls": {
      "type": "array",
      "minItems": 1,
      "maxItems": 2,
      "uniqueItems": true,
      "default": [
        "DOCUMENT",
        "EVENT"
      ],
      "items": {
        "type": "string",
        "enum": [
          "DOCUMENT",
          "EVENT"
        ]
      }
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
    "expiresAt": {
      "type": "string",
      "format": "date-time"
    },
    "callsPerSecond": {
      "type": "integer",
      "minimum": 1,
      "maximum": 10000
    },
    "overlapHours": {
      "type": "integer",
      "minimum": 0,
      "maximum": 720,
      "default": 24
    },
    "secretStart": {
      "type": "string",
      "maxLength": 20
    },
    "rotatedAt": {
      "type": "string",
      "format": "date-time"
    },
    "lastUsedAt": {
      "type": "string",
      "format": "date-time"
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
    "calls",
    "overlapHours"
  ],
  "additionalProperties": false
},
  fields: {
  "name": {
    "type": "string",
    "maxLength": 30,
    "span": 1
  },
  "calls": {
    "type": "array",
    "items": {
      "type": "string",
      "choices": [
        "DOCUMENT",
        "EVENT"
      ]
    },
    "span": 2
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
  "expiresAt": {
    "type": "string",
    "format": "date-time",
    "span": 1
  },
  "callsPerSecond": {
    "type": "integer",
    "span": 1
  },
  "overlapHours": {
    "type": "integer",
    "span": 1
  }
},
  messages: {
  "calls.required": "validation.select",
  "calls.minItems": "validation.select",
  "callsPerSecond.type": "validation.positiveInteger",
  "callsPerSecond.minimum": "validation.positiveInteger"
},
  trimmed: [
  "name",
  "expiresAt"
],
  validators,
};

export default form;
