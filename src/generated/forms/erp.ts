// Generated from schemas/ by `npm run generate`: do not edit.

import type { Form } from '#contract/model/form.ts';
import * as validators from '../validators/erp.js';

const form: Form = {
  entity: "erp",
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
    "erpType": {
      "type": "string",
      "minLength": 1,
      "maxLength": 30
    },
    "basePath": {
      "type": "string",
      "minLength": 1,
      "maxLength": 200,
      "format": "http-url"
    },
    "dataSourceUuid": {
      "type": "string",
      "minLength": 1,
      "maxLength": 36
    },
    "authUuid": {
      "type": "string",
      "minLength": 1,
      "maxLength": 36
    },
    "documentsPerMinute": {
      "type": "integer",
      "minimum": 1,
      "maximum": 600000
    },
    "remarks": {
      "type": "string",
      "maxLength": 200
    },
    "extendInfo": {
      "type": "array",
      "maxItems": 50,
      "items": {
        "type": "object",
        "properties": {
          "parameterName": {
            "type": "string",
            "minLength": 1,
            "maxLength": 100,
            "pattern": "\\S"
          },
          "parameterValue": {
            "type": "string",
            "maxLength": 500
          },
          "secret": {
            "type": "string",
            "default": "AUTO",
            "enum": [
              "AUTO",
              "YES",
              "NO"
            ]
          },
          "parameterValueSet": {
            "type": "boolean"
          }
        },
        "required": [
          "parameterName"
        ],
        "additionalProperties": false
      }
    },
    "successRule": {
      "type": "string",
      "default": "ENVELOPE",
      "enum": [
        "ENVELOPE",
        "SAP",
        "KINGDEE",
        "STATUS_ONLY",
        "CUSTOM"
      ]
    },
    "successStatuses": {
      "type": "string",
      "minLength": 1,
      "maxLength": 100,
      "pattern": "^\\s*[1-5]\\d\\d(\\s*-\\s*[1-5]\\d\\d)?(\\s*,\\s*[1-5]\\d\\d(\\s*-\\s*[1-5]\\d\\d)?)*\\s*$",
      "default": "200-299"
    },
    "successCondition": {
      "type": "string",
      "minLength": 1,
      "maxLength": 2000
    },
    "sampleStatus": {
      "type": "integer",
      "minimum": 100,
      "maximum": 599,
      "default": 200
    },
    "sampleResponse": {
      "type": "string",
      "maxLength": 4000
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
    "erpType",
    "basePath",
    "dataSourceUuid",
    "authUuid"
  ],
  "allOf": [
    {
      "if": {
        "properties": {
          "successRule": {
            "const": "CUSTOM"
          }
        },
        "required": [
          "successRule"
        ]
      },
      "then": {
        "required": [
          "successCondition"
        ]
      }
    }
  ],
  "additionalProperties": false
},
  fields: {
  "name": {
    "type": "string",
    "maxLength": 30,
    "span": 1
  },
  "erpType": {
    "type": "string",
    "reference": {
      "operation": "erp.geterpType",
      "value": "code",
      "label": "name"
    },
    "maxLength": 30,
    "span": 1
  },
  "basePath": {
    "type": "string",
    "format": "http-url",
    "maxLength": 200,
    "span": 2
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
  "documentsPerMinute": {
    "type": "integer",
    "folded": true,
    "span": 1
  },
  "remarks": {
    "type": "string",
    "widget": "multiline",
    "maxLength": 200,
    "folded": true,
    "span": 2
  },
  "extendInfo": {
    "type": "array",
    "fields": {
      "parameterName": {
        "type": "string",
        "maxLength": 100
      },
      "parameterValue": {
        "type": "string",
        "maxLength": 500,
        "secretEntry": {
          "name": "parameterName",
          "choice": "secret",
          "words": [
            "key",
            "token",
            "password"
          ]
        }
      },
      "secret": {
        "type": "string",
        "choices": [
          "AUTO",
          "YES",
          "NO"
        ]
      }
    },
    "folded": true,
    "span": 2
  },
  "successRule": {
    "type": "string",
    "choices": [
      "ENVELOPE",
      "SAP",
      "KINGDEE",
      "STATUS_ONLY",
      "CUSTOM"
    ],
    "group": "response",
    "folded": true,
    "span": 1
  },
  "successStatuses": {
    "type": "string",
    "maxLength": 100,
    "group": "response",
    "folded": true,
    "span": 1
  },
  "successCondition": {
    "type": "string",
    "widget": "code",
    "maxLength": 2000,
    "group": "response",
    "folded": true,
    "span": 2
  },
  "sampleStatus": {
    "type": "integer",
    "group": "response",
    "folded": true,
    "span": 1
  },
  "sampleResponse": {
    "type": "string",
    "widget": "code",
    "maxLength": 4000,
    "group": "response",
    "folded": true,
    "span": 2
  }
},
  messages: {
  "erpType.required": "validation.select",
  "erpType.minLength": "validation.select",
  "basePath.format": "validation.httpUrl",
  "dataSourceUuid.required": "validation.select",
  "dataSourceUuid.minLength": "validation.select",
  "authUuid.required": "validation.select",
  "authUuid.minLength": "validation.select",
  "documentsPerMinute.type": "validation.positiveInteger",
  "documentsPerMinute.minimum": "validation.positiveInteger",
  "extendInfo.parameterName.required": "validation.parameterNameBlank",
  "extendInfo.parameterName.minLength": "validation.parameterNameBlank",
  "extendInfo.parameterName.pattern": "validation.parameterNameBlank",
  "successStatuses.pattern": "validation.httpStatuses"
},
  trimmed: [
  "name",
  "basePath",
  "remarks",
  "extendInfo.*.parameterName",
  "successStatuses"
],
  validators,
};

export default form;
