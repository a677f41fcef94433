// Generated from schemas/ by `npm run generate`: do not edit.

import type { Form } from '#contract/model/form.ts';
import * as validators from '../validators/dailySettlementLog.js';

const form: Form = {
  entity: "dailySettlementLog",
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
    "configUuid": {
      "type": "string",
      "maxLength": 36
    },
    "configType": {
      "type": "string",
      "enum": [
        "ERP",
        "WCS"
      ]
    },
    "day": {
      "type": "string",
      "maxLength": 10
    },
    "timeZone": {
      "type": "string",
      "maxLength": 40,
      "format": "time-zone"
    },
    "time": {
      "type": "string",
      "format": "date-time"
    },
    "elapsedMs": {
      "type": "integer",
      "minimum": 0
    },
    "success": {
      "type": "boolean"
    },
    "resetCount": {
      "type": "integer",
      "minimum": 0
    },
    "cancelCount": {
      "type": "integer",
      "minimum": 0
    },
    "message": {
      "type": "string",
      "maxLength": 2000
    },
    "documents": {
      "type": "array",
      "maxItems": 1000,
      "items": {
        "type": "object",
        "properties": {
          "action": {
            "type": "string",
            "enum": [
              "RESET",
              "CANCEL"
            ]
          },
          "interfaceName": {
            "type": "string",
            "maxLength": 30
          },
          "entityNo": {
            "type": "string",
            "maxLength": 100
          },
          "failureCount": {
            "type": "integer",
            "minimum": 0
          },
          "createTime": {
            "type": "string",
            "format": "date-time"
          }
        },
        "additionalProperties": false
      }
    },
    "resetUuids": {
      "type": "array",
      "maxItems": 10000,
      "items": {
        "type": "string",
        "maxLength": 36
      }
    },
    "cancelUuids": {
      "type": "array",
      "maxItems": 10000,
      "items": {
        "type": "string",
        "maxLength": 36
      }
    },
    "interfaceCounts": {
      "type": "array",
      "maxItems": 10000,
      "items": {
        "type": "object",
        "properties": {
          "interfaceUuid": {
            "type": "string",
            "maxLength": 36
          },
          "resetCount": {
            "type": "integer",
            "minimum": 0
          },
          "cancelCount": {
            "type": "integer",
            "minimum": 0
          }
        },
        "required": [
          "interfaceUuid",
          "resetCount",
          "cancelCount"
        ],
        "additionalProperties": false
      }
    },
    "leaseUntil": {
      "type": "string",
      "format": "date-time"
    }
  },
  "required": [
    "time",
    "resetCount",
    "cancelCount"
  ],
  "additionalProperties": false
},
  fields: {
  "configUuid": {
    "type": "string",
    "maxLength": 36,
    "span": 1
  },
  "configType": {
    "type": "string",
    "choices": [
      "ERP",
      "WCS"
    ],
    "span": 1
  },
  "day": {
    "type": "string",
    "maxLength": 10,
    "span": 1
  },
  "timeZone": {
    "type": "string",
    "format": "time-zone",
    "maxLength": 40,
    "span": 1
  },
  "time": {
    "type": "string",
    "format": "date-time",
    "span": 1
  },
  "elapsedMs": {
    "type": "integer",
    "span": 1
  },
  "success": {
    "type": "boolean",
    "widget": "outcome",
    "span": 1
  },
  "resetCount": {
    "type": "integer",
    "span": 1
  },
  "cancelCount": {
    "type": "integer",
    "span": 1
  },
  "message": {
    "type": "string",
    "maxLength": 2000,
    "span": 1
  },
  "documents": {
    "type": "array",
    "fields": {
      "action": {
        "type": "string",
        "choices": [
          "RESET",
          "CANCEL"
        ]
      },
      "interfaceName": {
        "type": "string",
        "maxLength": 30
      },
      "entityNo": {
        "type": "string",
        "maxLength": 100
      },
      "failureCount": {
        "type": "integer"
      },
      "createTime": {
        "type": "string",
        "format": "date-time"
      }
    },
    "span": 1
  },
  "resetUuids": {
    "type": "array",
    "items": {
      "type": "string",
      "maxLength": 36
    },
    "span": 1
  },
  "cancelUuids": {
    "type": "array",
    "items": {
      "type": "string",
      "maxLength": 36
    },
    "span": 1
  },
  "interfaceCounts": {
    "type": "array",
    "fields": {
      "interfaceUuid": {
        "type": "string",
        "maxLength": 36
      },
      "resetCount": {
        "type": "integer"
      },
      "cancelCount": {
        "type": "integer"
      }
    },
    "span": 1
  }
},
  messages: {},
  trimmed: [
  "configUuid",
  "day",
  "timeZone",
  "time",
  "message",
  "documents.*.interfaceName",
  "documents.*.entityNo",
  "documents.*.createTime",
  "resetUuids.*",
  "cancelUuids.*",
  "interfaceCounts.*.interfaceUuid"
],
  validators,
};

export default form;
