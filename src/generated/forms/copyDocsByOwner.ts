// Generated from schemas/ by `npm run generate`: do not edit.

import type { Form } from '#contract/model/form.ts';
import * as validators from '../validators/copyDocsByOwner.js';

const form: Form = {
  entity: "copyDocsByOwner",
  schema: {
  "type": "object",
  "properties": {
    "companyUuid": {
      "type": "string",
      "maxLength": 36
    },
    "sourceOwnerCode": {
      "type": "string",
      "minLength": 1,
      "maxLength": 30
    },
    "ownerCode": {
      "type": "string",
      "minLength": 1,
      "maxLength": 30
    },
    "sourceErpUuid": {
      "type": "string",
      "minLength": 1,
      "maxLength": 36
    },
    "targetErpUuid": {
      "type": "string",
      "minLength": 1,
      "maxLength": 36
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
    "sourceOwnerCode",
    "ownerCode",
    "sourceErpUuid",
    "targetErpUuid"
  ],
  "additionalProperties": false
},
  fields: {
  "sourceOwnerCode": {
    "type": "string",
    "reference": {
      "operation": "owner.page",
      "value": "code",
      "label": "name",
      "search": "name"
    },
    "maxLength": 30,
    "span": 1
  },
  "ownerCode": {
    "type": "string",
    "reference": {
      "operation": "owner.page",
      "value": "code",
      "label": "name",
      "search": "name",
      "unless": "disabled"
    },
    "maxLength": 30,
    "span": 1
  },
  "sourceErpUuid": {
    "type": "string",
    "reference": {
      "operation": "erp.query",
      "value": "uuid",
      "label": "name",
      "search": "name"
    },
    "maxLength": 36,
    "span": 1
  },
  "targetErpUuid": {
    "type": "string",
    "reference": {
      "operation": "erp.query",
      "value": "uuid",
      "label": "name",
      "search": "name"
    },
    "maxLength": 36,
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
  "sourceOwnerCode.required": "validation.select",
  "sourceOwnerCode.minLength": "validation.select",
  "ownerCode.required": "validation.select",
  "ownerCode.minLength": "validation.select",
  "sourceErpUuid.required": "validation.select",
  "sourceErpUuid.minLength": "validation.select",
  "targetErpUuid.required": "validation.select",
  "targetErpUuid.minLength": "validation.select"
},
  trimmed: [],
  validators,
};

export default form;
