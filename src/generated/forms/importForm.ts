// Generated from schemas/ by `npm run generate`: do not edit.

import type { Form } from '#contract/model/form.ts';
import * as validators from '../validators/importForm.js';

const form: Form = {
  entity: "importForm",
  schema: {
  "type": "object",
  "properties": {
    "companyUuid": {
      "type": "string",
      "maxLength": 36
    },
    "jsonData": {
      "type": "string",
      "minLength": 1,
      "maxLength": 20000000
    },
    "policy": {
      "type": "string",
      "default": "fail",
      "enum": [
        "fail",
        "skip",
        "overwrite"
      ]
    },
    "dcCode": {
      "type": "string",
      "maxLength": 30
    },
    "ownerCode": {
      "type": "string",
      "maxLength": 30
    },
    "erpUuid": {
      "type": "string",
      "maxLength": 36
    },
    "dataSourceUuid": {
      "type": "string",
      "maxLength": 36
    },
    "authUuid": {
      "type": "string",
      "maxLength": 36
    },
    "dingDingUuid": {
      "type": "string",
      "maxLength": 36
    },
    "serviceUrl": {
      "type": "string",
      "maxLength": 200,
      "format": "origin"
    }
  },
  "required": [
    "jsonData"
  ],
  "additionalProperties": false
},
  fields: {
  "jsonData": {
    "type": "string",
    "widget": "file",
    "maxLength": 20000000,
    "span": 2
  },
  "policy": {
    "type": "string",
    "choices": [
      "fail",
      "skip",
      "overwrite"
    ],
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
  "erpUuid": {
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
  "dataSourceUuid": {
    "type": "string",
    "reference": {
      "operation": "datasource.query",
      "value": "uuid",
      "label": "name",
      "search": "name"
    },
    "maxLength": 36,
    "span": 1
  },
  "authUuid": {
    "type": "string",
    "reference": {
      "operation": "auth.query",
      "value": "uuid",
      "label": "name",
      "search": "name"
    },
    "maxLength": 36,
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
  "serviceUrl": {
    "type": "string",
    "format": "origin",
    "maxLength": 200,
    "span": 1
  }
},
  messages: {
  "serviceUrl.format": "validation.origin"
},
  trimmed: [
  "serviceUrl"
],
  validators,
};

export default form;
