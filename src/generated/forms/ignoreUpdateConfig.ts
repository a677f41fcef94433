// Generated from schemas/ by `npm run generate`: do not edit.

import type { Form } from '#contract/model/form.ts';
import * as validators from '../validators/ignoreUpdateConfig.js';

const form: Form = {
  entity: "ignoreUpdateConfig",
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
    "interfaceName": {
      "type": "string",
      "maxLength": 30
    },
    "fields": {
      "type": "array",
      "maxItems": 500,
      "uniqueItems": true,
      "default": [],
      "items": {
        "type": "string",
        "minLength": 1,
        "maxLength": 200
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
  "interfaceName": {
    "type": "string",
    "maxLength": 30,
    "span": 1
  },
  "fields": {
    "type": "array",
    "items": {
      "type": "string",
      "reference": {
        "operation": "ignoreUpdateConfig.queryField",
        "value": "name",
        "label": "title",
        "params": {
          "interfaceName": {
            "record": "interfaceName"
          }
        }
      },
      "maxLength": 200
    },
    "span": 2
  }
},
  messages: {},
  trimmed: [
  "interfaceConfigUuid",
  "interfaceName"
],
  validators,
};

export default form;
