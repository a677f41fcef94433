// Generated from schemas/ by `npm run generate`: do not edit.

import type { Form } from '#contract/model/form.ts';
import * as validators from '../validators/copyByDc.js';

const form: Form = {
  entity: "copyByDc",
  schema: {
  "type": "object",
  "properties": {
    "companyUuid": {
      "type": "string",
      "maxLength": 36
    },
    "sourceDcCode": {
      "type": "string",
      "minLength": 1,
      "maxLength": 30
    },
    "dcCode": {
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
    "sourceDcCode",
    "dcCode"
  ],
  "additionalProperties": false
},
  fields: {
  "sourceDcCode": {
    "type": "string",
    "reference": {
      "operation": "dc.listCompany",
      "value": "code",
      "label": "name"
    },
    "maxLength": 30,
    "span": 1
  },
  "dcCode": {
    "type": "string",
    "reference": {
      "operation": "dc.listCompany",
      "value": "code",
      "label": "name",
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
  "sourceDcCode.required": "validation.select",
  "sourceDcCode.minLength": "validation.select",
  "dcCode.required": "validation.select",
  "dcCode.minLength": "validation.select"
},
  trimmed: [],
  validators,
};

export default form;
