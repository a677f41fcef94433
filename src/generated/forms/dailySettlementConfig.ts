// Generated from schemas/ by `npm run generate`: do not edit.

import type { Form } from '#contract/model/form.ts';
import * as validators from '../validators/dailySettlementConfig.js';

const form: Form = {
  entity: "dailySettlementConfig",
  schema: {
  "type": "object",
  "properties": {
    "uuid": {
      "type": "string",
      "maxLength": 36
    },
    "configUuid": {
      "type": "string",
      "maxLength": 36
    },
    "companyUuid": {
      "type": "string",
      "maxLength": 36
    },
    "configType": {
      "type": "string",
      "default": "ERP",
      "enum": [
        "ERP",
        "WCS"
      ]
    },
    "interfaceRange": {
      "type": "string",
      "default": "ALL",
      "enum": [
        "ALL",
        "SELECTED"
      ]
    },
    "interfaceUuids": {
      "type": "array",
      "minItems": 1,
      "maxItems": 500,
      "uniqueItems": true,
      "items": {
        "type": "string",
        "minLength": 1,
        "maxLength": 36
      }
    },
    "settlementTime": {
      "type": "string",
      "minLength": 1,
      "maxLength": 5,
      "pattern": "^([01]\\d|2[0-3]):[0-5]\\d$",
      "default": "23:30"
    },
    "failureCountStart": {
      "type": "integer",
      "minimum": 1,
      "maximum": 1000,
      "default": 3
    },
    "pendingReset": {
      "type": "boolean",
      "default": true
    },
    "resetDayRange": {
      "type": "integer",
      "minimum": 1,
      "maximum": 365,
      "default": 3
    },
    "pendingCancel": {
      "type": "boolean",
      "default": true
    },
    "cancelDayRange": {
      "type": "integer",
      "minimum": 1,
      "maximum": 365,
      "default": 7
    },
    "status": {
      "type": "string",
      "enum": [
        "OFFLINE",
        "ONLINE"
      ]
    },
    "language": {
      "type": "string",
      "maxLength": 10
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
    "configType",
    "interfaceRange",
    "settlementTime",
    "failureCountStart"
  ],
  "allOf": [
    {
      "if": {
        "properties": {
          "interfaceRange": {
            "const": "SELECTED"
          }
        },
        "required": [
          "interfaceRange"
        ]
      },
      "then": {
        "required": [
          "interfaceUuids"
        ]
      }
    },
    {
      "if": {
        "not": {
          "properties": {
            "pendingReset": {
              "const": false
            }
          },
          "required": [
            "pendingReset"
          ]
        }
      },
      "then": {
        "required": [
          "resetDayRange"
        ]
      }
    },
    {
      "if": {
        "not": {
          "properties": {
            "pendingCancel": {
              "const": false
            }
          },
          "required": [
            "pendingCancel"
          ]
        }
      },
      "then": {
        "required": [
          "cancelDayRange"
        ]
      }
    }
  ],
  "additionalProperties": false
},
  fields: {
  "configType": {
    "type": "string",
    "choices": [
      "ERP",
      "WCS"
    ],
    "span": 1
  },
  "interfaceRange": {
    "type": "string",
    "choices": [
      "ALL",
      "SELECTED"
    ],
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
  "settlementTime": {
    "type": "string",
    "widget": "time",
    "maxLength": 5,
    "span": 1
  },
  "failureCountStart": {
    "type": "integer",
    "span": 1
  },
  "pendingReset": {
    "type": "boolean",
    "span": 1
  },
  "resetDayRange": {
    "type": "integer",
    "span": 1
  },
  "pendingCancel": {
    "type": "boolean",
    "span": 1
  },
  "cancelDayRange": {
    "type": "integer",
    "span": 1
  }
},
  messages: {
  "interfaceUuids.required": "validation.select",
  "interfaceUuids.minItems": "validation.select",
  "settlementTime.pattern": "validation.time",
  "failureCountStart.type": "validation.positiveInteger",
  "failureCountStart.minimum": "validation.positiveInteger",
  "resetDayRange.type": "validation.positiveInteger",
  "resetDayRange.minimum": "validation.positiveInteger",
  "cancelDayRange.type": "validation.positiveInteger",
  "cancelDayRange.minimum": "validation.positiveInteger"
},
  trimmed: [
  "settlementTime"
],
  validators,
};

export default form;
