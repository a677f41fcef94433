// Generated from schemas/ by `npm run generate`: do not edit.

import type { Form } from '#contract/model/form.ts';
import * as validators from '../validators/copyByCarrier.js';

const form: Form = {
  entity: "copyByCarrier",
  schema: {
  "type": "object",
  "properties": {
    "companyUuid": {
      "type": "string",
      "maxLength": 36
    },
    "sourceCarrierCode": {
      "type": "string",
      "minLength": 1,
      "maxLength": 30
    },
    "carrierCode": {
      "type": "string",
      "minLength": 1,
      "maxLength": 30
    },
    "menuName": {
      "type": "string",
      "maxLength": 30
    },
    "policy": {
      "type": "string",
      "default": "fail",
      "enum": [
        "fail",
        "skip",
        "overwrite"
      ]
    }
  },
  "required": [
    "sourceCarrierCode",
    "carrierCode"
  ],
  "additionalProperties": false
},
  fields: {
  "sourceCarrierCode": {
    "type": "string",
    "reference": {
      "operation": "carrier.page",
      "value": "code",
      "label": "name",
      "search": "name"
    },
    "maxLength": 30,
    "span": 1
  },
  "carrierCode": {
    "type": "string",
    "reference": {
      "operation": "carrier.page",
      "value": "code",
      "label": "name",
      "search": "name",
      "unless": "disabled"
    },
    "maxLength": 30,
    "span": 1
  },
  "menuName": {
    "type": "string",
    "reference": {
      "operation": "menu.queryAllMenus",
      "value": "menuName",
      "label": "menuName"
    },
    "maxLength": 30,
    "span": 1
  },
  "policy": {
    "type": "string",
    "choices": [
      "fail",
      "skip",
      "overwrite"
    ],
    "span": 1
  }
},
  messages: {
  "sourceCarrierCode.required": "validation.select",
  "sourceCarrierCode.minLength": "validation.select",
  "carrierCode.required": "validation.select",
  "carrierCode.minLength": "validation.select"
},
  trimmed: [],
  validators,
};

export default form;
