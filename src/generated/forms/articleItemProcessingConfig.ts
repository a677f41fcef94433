// Generated from schemas/ by `npm run generate`: do not edit.

import type { Form } from '#contract/model/form.ts';
import * as validators from '../validators/articleItemProcessingConfig.js';

const form: Form = {
  entity: "articleItemProcessingConfig",
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
    "fields": {
      "type": "array",
      "maxItems": 8,
      "uniqueItems": true,
      "default": [
        {
          "group": "SHELF_LIFE",
          "mode": "UPDATE"
        },
        {
          "group": "CONTROL_DAYS",
          "mode": "UPDATE"
        },
        {
          "group": "SPECIFICATION_MEASUREMENT",
          "mode": "UPDATE"
        },
        {
          "group": "MEASUREMENT_UNIT",
          "mode": "UPDATE"
        },
        {
          "group": "DELIVERY_MULTIPLE",
          "mode": "UPDATE"
        },
        {
          "group": "DEFAULT_SPECIFICATION",
          "mode": "UPDATE"
        },
        {
          "group": "CONSUMABLE_MARK",
          "mode": "UPDATE"
        },
        {
          "group": "MATERIAL_LIMITS",
          "mode": "UPDATE"
        }
      ],
      "items": {
        "type": "object",
        "properties": {
          "group": {
            "type": "string",
            "enum": [
              "SHELF_LIFE",
              "CONTROL_DAYS",
              "SPECIFICATION_MEASUREMENT",
              "MEASUREMENT_UNIT",
              "DELIVERY_MULTIPLE",
              "DEFAULT_SPECIFICATION",
              "CONSUMABLE_MARK",
              "MATERIAL_LIMITS"
            ]
          },
          "mode": {
            "type": "string",
            "default": "UPDATE",
            "enum": [
              "UPDATE",
              "FILL_EMPTY",
              "IGNORE"
            ]
          }
        },
        "required": [
          "group",
          "mode"
        ],
        "additionalProperties": false
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
  "fields": {
    "type": "array",
    "fields": {
      "group": {
        "type": "string",
        "choices": [
          "SHELF_LIFE",
          "CONTROL_DAYS",
          "SPECIFICATION_MEASUREMENT",
          "MEASUREMENT_UNIT",
          "DELIVERY_MULTIPLE",
          "DEFAULT_SPECIFICATION",
          "CONSUMABLE_MARK",
          "MATERIAL_LIMITS"
        ]
      },
      "mode": {
        "type": "string",
        "choices": [
          "UPDATE",
          "FILL_EMPTY",
          "IGNORE"
        ]
      }
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
