// Generated from schemas/ by `npm run generate`: do not edit.

import type { Form } from '#contract/model/form.ts';
import * as validators from '../validators/exportSelection.js';

const form: Form = {
  entity: "exportSelection",
  schema: {
  "type": "object",
  "properties": {
    "companyUuid": {
      "type": "string",
      "maxLength": 36
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
    "menuName": {
      "type": "string",
      "maxLength": 30
    },
    "dcCode": {
      "type": "string",
      "maxLength": 30
    },
    "carrierCode": {
      "type": "string",
      "maxLength": 30
    },
    "ownerCode": {
      "type": "string",
      "maxLength": 30
    },
    "uuids": {
      "type": "array",
      "minItems": 1,
      "maxItems": 10000,
      "uniqueItems": true,
      "items": {
        "type": "string",
        "minLength": 1,
        "maxLength": 36
      }
    }
  },
  "required": [
    "uuids"
  ],
  "additionalProperties": false
},
  fields: {
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
  "menuName": {
    "type": "string",
    "reference": {
      "operation": "menu.query",
      "value": "menuName",
      "label": "menuName",
      "params": {
        "interfaceType": {
          "record": "interfaceType"
        }
      }
    },
    "maxLength": 30,
    "span": 1
  },
  "dcCode": {
    "type": "string",
    "reference": {
      "operation": "dc.listCompany",
      "value": "code",
      "label": "name"
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
      "search": "name"
    },
    "maxLength": 30,
    "span": 1
  },
  "uuids": {
    "type": "array",
    "items": {
      "type": "string",
      "maxLength": 36
    },
    "span": 2
  }
},
  messages: {
  "uuids.required": "validation.selectFirst",
  "uuids.minItems": "validation.selectFirst"
},
  trimmed: [
  "uuids.*"
],
  validators,
};

export default form;
