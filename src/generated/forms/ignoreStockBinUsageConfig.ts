// Generated from schemas/ by `npm run generate`: do not edit.

import type { Form } from '#contract/model/form.ts';
import * as validators from '../validators/ignoreStockBinUsageConfig.js';

const form: Form = {
  entity: "ignoreStockBinUsageConfig",
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
    "interfaceConfigUuid": {
      "type": "string",
      "minLength": 1,
      "maxLength": 36
    },
    "binUsages": {
      "type": "array",
      "maxItems": 200,
      "uniqueItems": true,
      "default": [],
      "items": {
        "type": "string",
        "minLength": 1,
        "maxLength": 60
      }
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
    "interfaceConfigUuid"
  ],
  "additionalProperties": false
},
  fields: {
  "interfaceConfigUuid": {
    "type": "string",
    "maxLength": 36,
    "span": 1
  },
  "binUsages": {
    "type": "array",
    "items": {
      "type": "string",
      "reference": {
        "operation": "ignoreStockBinUsageConfig.queryField",
        "value": "code",
        "label": "name"
      },
      "maxLength": 60
    },
    "span": 2
  }
},
  messages: {},
  trimmed: [
  "interfaceConfigUuid"
],
  validators,
};

export default form;
