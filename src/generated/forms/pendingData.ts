// Generated from schemas/ by `npm run generate`: do not edit.

import type { Form } from '#contract/model/form.ts';
import * as validators from '../validators/pendingData.js';

const form: Form = {
  entity: "pendingData",
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
    "dcCode": {
      "type": "string",
      "maxLength": 30
    },
    "ownerCode": {
      "type": "string",
      "maxLength": 30
    },
    "interfaceUuid": {
      "type": "string",
      "maxLength": 36
    },
    "interfaceName": {
      "type": "string",
      "maxLength": 30
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
    "direction": {
      "type": "string",
      "enum": [
        "DOWN",
        "UP"
      ]
    },
    "entityNo": {
      "type": "string",
      "maxLength": 100
    },
    "status": {
      "type": "string",
      "enum": [
        "PENDING",
        "RUNNING",
        "SUCCESS",
        "FAILED",
        "BLOCKED",
        "CANCELLED"
      ]
    },
    "failureCount": {
      "type": "integer",
      "minimum": 0
    },
    "failureReason": {
      "type": "string",
      "maxLength": 2000
    },
    "errorCode": {
      "type": "string",
      "maxLength": 60
    },
    "idempotencyKey": {
      "type": "string",
      "maxLength": 200
    },
    "traceparent": {
      "type": "string",
      "maxLength": 55
    },
    "arrival": {
      "type": "integer",
      "minimum": 1
    },
    "createTime": {
      "type": "string",
      "format": "date-time"
    },
    "lastRunTime": {
      "type": "string",
      "format": "date-time"
    },
    "nextRunTime": {
      "type": "string",
      "format": "date-time"
    },
    "lastAction": {
      "type": "object",
      "properties": {
        "by": {
          "type": "string",
          "maxLength": 60
        },
        "at": {
          "type": "string",
          "format": "date-time"
        },
        "reason": {
          "type": "string",
          "maxLength": 200
        }
      },
      "additionalProperties": false
    },
    "causeKey": {
      "type": "string",
      "maxLength": 16
    },
    "firstFailureTime": {
      "type": "string",
      "format": "date-time"
    },
    "originalUuid": {
      "type": "string",
      "maxLength": 36
    },
    "resentUuid": {
      "type": "string",
      "maxLength": 36
    },
    "history": {
      "type": "array",
      "maxItems": 60,
      "items": {
        "type": "object",
        "properties": {
          "kind": {
            "type": "string",
            "enum": [
              "RECEIVED",
              "ATTEMPT",
              "RESET",
              "CANCELLED",
              "RESENT",
              "INTERRUPTED"
            ]
          },
          "at": {
            "type": "string",
            "format": "date-time"
          },
          "by": {
            "type": "string",
            "maxLength": 60
          },
          "reason": {
            "type": "string",
            "maxLength": 200
          },
          "documentUuid": {
            "type": "string",
            "maxLength": 36
          },
          "status": {
            "type": "string",
            "enum": [
              "SUCCESS",
              "FAILED",
              "BLOCKED"
            ]
          },
          "attempt": {
            "type": "integer",
            "minimum": 1
          },
          "maxAttempts": {
            "type": "integer",
            "minimum": 1
          },
          "elapsedMs": {
            "type": "integer",
            "minimum": 0
          },
          "httpStatus": {
            "type": "integer",
            "minimum": 100,
            "maximum": 599
          },
          "errorCode": {
            "type": "string",
            "maxLength": 60
          },
          "message": {
            "type": "string",
            "maxLength": 500
          },
          "rule": {
            "type": "string",
            "enum": [
              "STATUS",
              "ANSWER",
              "CONDITION"
            ]
          },
          "ruleText": {
            "type": "string",
            "maxLength": 300
          },
          "nextRunTime": {
            "type": "string",
            "format": "date-time"
          },
          "mappingLine": {
            "type": "integer",
            "minimum": 1
          },
          "callUuid": {
            "type": "string",
            "maxLength": 36
          }
        },
        "required": [
          "kind",
          "at"
        ],
        "additionalProperties": false
      }
    },
    "interfaceDebug": {
      "type": "boolean"
    },
    "data": {
      "type": "string",
      "maxLength": 1000000
    },
    "version": {
      "type": "integer",
      "minimum": 0
    }
  },
  "required": [
    "interfaceUuid",
    "entityNo"
  ],
  "additionalProperties": false
},
  fields: {
  "dcCode": {
    "type": "string",
    "reference": {
      "operation": "dc.listCompany",
      "value": "code",
      "label": "name",
      "timeZone": "timeZone"
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
  "interfaceUuid": {
    "type": "string",
    "maxLength": 36,
    "span": 1
  },
  "interfaceName": {
    "type": "string",
    "maxLength": 30,
    "span": 1
  },
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
  "direction": {
    "type": "string",
    "choices": [
      "DOWN",
      "UP"
    ],
    "span": 1
  },
  "entityNo": {
    "type": "string",
    "maxLength": 100,
    "span": 1
  },
  "failureReason": {
    "type": "string",
    "widget": "failure",
    "maxLength": 2000,
    "span": 1
  },
  "errorCode": {
    "type": "string",
    "maxLength": 60,
    "span": 1
  },
  "idempotencyKey": {
    "type": "string",
    "maxLength": 200,
    "span": 1
  },
  "createTime": {
    "type": "string",
    "format": "date-time",
    "span": 1
  },
  "lastRunTime": {
    "type": "string",
    "format": "date-time",
    "span": 1
  },
  "nextRunTime": {
    "type": "string",
    "format": "date-time",
    "span": 1
  },
  "lastAction": {
    "type": "object",
    "fields": {
      "by": {
        "type": "string",
        "maxLength": 60
      },
      "at": {
        "type": "string",
        "format": "date-time"
      },
      "reason": {
        "type": "string",
        "maxLength": 200
      }
    },
    "span": 1
  },
  "history": {
    "type": "array",
    "fields": {
      "kind": {
        "type": "string",
        "choices": [
          "RECEIVED",
          "ATTEMPT",
          "RESET",
          "CANCELLED",
          "RESENT",
          "INTERRUPTED"
        ]
      },
      "at": {
        "type": "string",
        "format": "date-time"
      },
      "by": {
        "type": "string",
        "maxLength": 60
      },
      "reason": {
        "type": "string",
        "maxLength": 200
      },
      "documentUuid": {
        "type": "string",
        "maxLength": 36
      },
      "status": {
        "type": "string",
        "choices": [
          "SUCCESS",
          "FAILED",
          "BLOCKED"
        ]
      },
      "attempt": {
        "type": "integer"
      },
      "maxAttempts": {
        "type": "integer"
      },
      "elapsedMs": {
        "type": "integer"
      },
      "httpStatus": {
        "type": "integer"
      },
      "errorCode": {
        "type": "string",
        "maxLength": 60
      },
      "message": {
        "type": "string",
        "maxLength": 500
      },
      "rule": {
        "type": "string",
        "choices": [
          "STATUS",
          "ANSWER",
          "CONDITION"
        ]
      },
      "ruleText": {
        "type": "string",
        "maxLength": 300
      },
      "nextRunTime": {
        "type": "string",
        "format": "date-time"
      },
      "mappingLine": {
        "type": "integer"
      },
      "callUuid": {
        "type": "string",
        "maxLength": 36
      }
    },
    "span": 1
  },
  "data": {
    "type": "string",
    "widget": "json",
    "maxLength": 1000000,
    "span": 1
  }
},
  messages: {},
  trimmed: [
  "interfaceUuid",
  "interfaceName",
  "entityNo",
  "failureReason",
  "errorCode",
  "idempotencyKey",
  "createTime",
  "lastRunTime",
  "nextRunTime",
  "lastAction.by",
  "lastAction.at",
  "lastAction.reason",
  "history.*.at",
  "history.*.by",
  "history.*.reason",
  "history.*.documentUuid",
  "history.*.errorCode",
  "history.*.message",
  "history.*.ruleText",
  "history.*.nextRunTime",
  "history.*.callUuid"
],
  validators,
};

export default form;
