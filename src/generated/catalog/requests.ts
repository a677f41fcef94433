// Generated from schemas/ by `npm run generate`: do not edit.

import type { RequestSchemas } from '#contract/api/operation.ts';

export const requests: Readonly<Record<string, RequestSchemas>> = {
  "account.changePassword": {
    "query": {
      "type": "object",
      "properties": {
        "lang": {
          "type": "string",
          "maxLength": 20
        }
      },
      "additionalProperties": false
    }
  },
  "account.login": {
    "query": {
      "type": "object",
      "properties": {
        "lang": {
          "type": "string",
          "maxLength": 20
        }
      },
      "additionalProperties": false
    }
  },
  "account.logout": {
    "query": {
      "type": "object",
      "properties": {
        "lang": {
          "type": "string",
          "maxLength": 20
        }
      },
      "additionalProperties": false
    }
  },
  "account.reportExport": {
    "query": {
      "type": "object",
      "properties": {
        "lang": {
          "type": "string",
          "maxLength": 20
        }
      },
      "additionalProperties": false
    }
  },
  "alarmDelivery.query": {
    "query": {
      "type": "object",
      "properties": {
        "lang": {
          "type": "string",
          "maxLength": 20
        }
      },
      "additionalProperties": false
    },
    "body": {
      "type": "object",
      "properties": {
        "page": {
          "type": "integer",
          "minimum": 0
        },
        "pageSize": {
          "type": "integer",
          "minimum": 1,
          "maximum": 1000
        },
        "after": {
          "type": "string",
          "maxLength": 2000
        },
        "sort": {
          "type": "string",
          "enum": [
            "uuid",
            "companyUuid",
            "dingDingUuid",
            "robotName",
            "ruleNames",
            "interfaceNames",
            "event",
            "time",
            "count",
            "status",
            "attempt",
            "content",
            "failureReason"
          ]
        },
        "order": {
          "type": "string",
          "enum": [
            "asc",
            "desc"
          ]
        },
        "uuid": {
          "type": "string",
          "maxLength": 36
        },
        "companyUuid": {
          "type": "string",
          "maxLength": 36
        },
        "dingDingUuid": {
          "type": "string",
          "maxLength": 36
        },
        "robotName": {
          "type": "string",
          "maxLength": 30
        },
        "ruleNames": {
          "type": "string",
          "maxLength": 500
        },
        "interfaceNames": {
          "type": "string",
          "maxLength": 2000
        },
        "event": {
          "if": {
            "type": "array"
          },
          "then": {
            "type": "array",
            "minItems": 1,
            "uniqueItems": true,
            "items": {
              "type": "string",
              "enum": [
                "FAILED",
                "RECEIVER_DOWN",
                "BLOCKED",
                "PENDING_OVER",
                "SETTLEMENT_FAILED",
                "RECOVERED",
                "TEST"
              ]
            }
          },
          "else": {
            "type": "string",
            "enum": [
              "FAILED",
              "RECEIVER_DOWN",
              "BLOCKED",
              "PENDING_OVER",
              "SETTLEMENT_FAILED",
              "RECOVERED",
              "TEST"
            ]
          }
        },
        "timeFrom": {
          "type": "string",
          "format": "date-time"
        },
        "timeTo": {
          "type": "string",
          "format": "date-time"
        },
        "status": {
          "if": {
            "type": "array"
          },
          "then": {
            "type": "array",
            "minItems": 1,
            "uniqueItems": true,
            "items": {
              "type": "string",
              "enum": [
                "SENT",
                "RETRY",
                "FAILED"
              ]
            }
          },
          "else": {
            "type": "string",
            "enum": [
              "SENT",
              "RETRY",
              "FAILED"
            ]
          }
        },
        "content": {
          "type": "string",
          "maxLength": 20000
        },
        "failureReason": {
          "type": "string",
          "maxLength": 2000
        }
      },
      "additionalProperties": false
    }
  },
  "alarmRule.create": {
    "query": {
      "type": "object",
      "properties": {
        "lang": {
          "type": "string",
          "maxLength": 20
        }
      },
      "additionalProperties": false
    }
  },
  "alarmRule.modify": {
    "query": {
      "type": "object",
      "properties": {
        "lang": {
          "type": "string",
          "maxLength": 20
        }
      },
      "additionalProperties": false
    }
  },
  "alarmRule.query": {
    "query": {
      "type": "object",
      "properties": {
        "companyUuid": {
          "type": "string"
        },
        "name": {
          "type": "string",
          "maxLength": 30
        },
        "lang": {
          "type": "string",
          "maxLength": 20
        }
      },
      "required": [
        "companyUuid"
      ],
      "additionalProperties": false
    }
  },
  "alarmRule.remove": {
    "query": {
      "type": "object",
      "properties": {
        "uuid": {
          "type": "string",
          "maxLength": 36
        },
        "lang": {
          "type": "string",
          "maxLength": 20
        }
      },
      "required": [
        "uuid"
      ],
      "additionalProperties": false
    }
  },
  "alarmRule.restore": {
    "query": {
      "type": "object",
      "properties": {
        "uuid": {
          "type": "string",
          "maxLength": 36
        },
        "lang": {
          "type": "string",
          "maxLength": 20
        }
      },
      "required": [
        "uuid"
      ],
      "additionalProperties": false
    }
  },
  "apiCallLog.query": {
    "query": {
      "type": "object",
      "properties": {
        "lang": {
          "type": "string",
          "maxLength": 20
        }
      },
      "additionalProperties": false
    },
    "body": {
      "type": "object",
      "properties": {
        "page": {
          "type": "integer",
          "minimum": 0
        },
        "pageSize": {
          "type": "integer",
          "minimum": 1,
          "maximum": 1000
        },
        "after": {
          "type": "string",
          "maxLength": 2000
        },
        "sort": {
          "type": "string",
          "enum": [
            "uuid",
            "companyUuid",
            "interfaceUuid",
            "interfaceName",
            "interfaceType",
            "dcCode",
            "entityNo",
            "direction",
            "time",
            "elapsedMs",
            "method",
            "url",
            "httpStatus",
            "success",
            "errorCode",
            "message",
            "requestBody",
            "responseBody"
          ]
        },
        "order": {
          "type": "string",
          "enum": [
            "asc",
            "desc"
          ]
        },
        "uuid": {
          "type": "string",
          "maxLength": 36
        },
        "companyUuid": {
          "type": "string",
          "maxLength": 36
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
          "if": {
            "type": "array"
          },
          "then": {
            "type": "array",
            "minItems": 1,
            "uniqueItems": true,
            "items": {
              "type": "string",
              "enum": [
                "ERP_DOWN",
                "ERP_UP",
                "WCS_DOWN",
                "WCS_UP"
              ]
            }
          },
          "else": {
            "type": "string",
            "enum": [
              "ERP_DOWN",
              "ERP_UP",
              "WCS_DOWN",
              "WCS_UP"
            ]
          }
        },
        "entityNo": {
          "type": "string",
          "maxLength": 100
        },
        "direction": {
          "if": {
            "type": "array"
          },
          "then": {
            "type": "array",
            "minItems": 1,
            "uniqueItems": true,
            "items": {
              "type": "string",
              "enum": [
                "IN",
                "OUT"
              ]
            }
          },
          "else": {
            "type": "string",
            "enum": [
              "IN",
              "OUT"
            ]
          }
        },
        "timeFrom": {
          "type": "string",
          "format": "date-time"
        },
        "timeTo": {
          "type": "string",
          "format": "date-time"
        },
        "elapsedMsFrom": {
          "type": "integer"
        },
        "elapsedMsTo": {
          "type": "integer"
        },
        "method": {
          "type": "string",
          "maxLength": 10
        },
        "url": {
          "type": "string",
          "maxLength": 2000
        },
        "httpStatusFrom": {
          "type": "integer"
        },
        "httpStatusTo": {
          "type": "integer"
        },
        "success": {
          "type": "boolean"
        },
        "errorCode": {
          "type": "string",
          "maxLength": 60
        },
        "message": {
          "type": "string",
          "maxLength": 2000
        },
        "requestBody": {
          "type": "string",
          "maxLength": 1000000
        },
        "responseBody": {
          "type": "string",
          "maxLength": 1000000
        }
      },
      "additionalProperties": false
    }
  },
  "articleItemProcessingConfig.get": {
    "query": {
      "type": "object",
      "properties": {
        "companyUuid": {
          "type": "string"
        },
        "interfaceConfigUuid": {
          "type": "string",
          "maxLength": 36
        },
        "lang": {
          "type": "string",
          "maxLength": 20
        }
      },
      "required": [
        "companyUuid",
        "interfaceConfigUuid"
      ],
      "additionalProperties": false
    }
  },
  "articleItemProcessingConfig.save": {
    "query": {
      "type": "object",
      "properties": {
        "companyUuid": {
          "type": "string"
        },
        "interfaceConfigUuid": {
          "type": "string",
          "maxLength": 36
        },
        "version": {
          "type": "integer"
        },
        "lang": {
          "type": "string",
          "maxLength": 20
        }
      },
      "required": [
        "companyUuid",
        "interfaceConfigUuid"
      ],
      "additionalProperties": false
    }
  },
  "auditEntry.query": {
    "query": {
      "type": "object",
      "properties": {
        "lang": {
          "type": "string",
          "maxLength": 20
        }
      },
      "additionalProperties": false
    },
    "body": {
      "type": "object",
      "properties": {
        "page": {
          "type": "integer",
          "minimum": 0
        },
        "pageSize": {
          "type": "integer",
          "minimum": 1,
          "maximum": 1000
        },
        "after": {
          "type": "string",
          "maxLength": 2000
        },
        "sort": {
          "type": "string",
          "enum": [
            "uuid",
            "companyUuid",
            "time",
            "event",
            "success",
            "loginId",
            "address",
            "subject",
            "operation",
            "errorCode"
          ]
        },
        "order": {
          "type": "string",
          "enum": [
            "asc",
            "desc"
          ]
        },
        "uuid": {
          "type": "string",
          "maxLength": 36
        },
        "companyUuid": {
          "type": "string",
          "maxLength": 36
        },
        "timeFrom": {
          "type": "string",
          "format": "date-time"
        },
        "timeTo": {
          "type": "string",
          "format": "date-time"
        },
        "event": {
          "if": {
            "type": "array"
          },
          "then": {
            "type": "array",
            "minItems": 1,
            "uniqueItems": true,
            "items": {
              "type": "string",
              "enum": [
                "signIn",
                "signOut",
                "operatorChange",
                "companyChange",
                "securityChange",
                "export",
                "import",
                "payloadView",
                "testRequest",
                "backup",
                "restore"
              ]
            }
          },
          "else": {
            "type": "string",
            "enum": [
              "signIn",
              "signOut",
              "operatorChange",
              "companyChange",
              "securityChange",
              "export",
              "import",
              "payloadView",
              "testRequest",
              "backup",
              "restore"
            ]
          }
        },
        "success": {
          "type": "boolean"
        },
        "loginId": {
          "type": "string",
          "maxLength": 60
        },
        "address": {
          "type": "string",
          "maxLength": 45
        },
        "subject": {
          "type": "string",
          "maxLength": 200
        },
        "operation": {
          "type": "string",
          "maxLength": 60
        },
        "errorCode": {
          "type": "string",
          "maxLength": 60
        }
      },
      "additionalProperties": false
    }
  },
  "auth.create": {
    "query": {
      "type": "object",
      "properties": {
        "lang": {
          "type": "string",
          "maxLength": 20
        }
      },
      "additionalProperties": false
    }
  },
  "auth.get": {
    "query": {
      "type": "object",
      "properties": {
        "lang": {
          "type": "string",
          "maxLength": 20
        }
      },
      "additionalProperties": false
    }
  },
  "auth.getType": {
    "query": {
      "type": "object",
      "properties": {
        "lang": {
          "type": "string",
          "maxLength": 20
        }
      },
      "additionalProperties": false
    }
  },
  "auth.modify": {
    "query": {
      "type": "object",
      "properties": {
        "lang": {
          "type": "string",
          "maxLength": 20
        }
      },
      "additionalProperties": false
    }
  },
  "auth.query": {
    "query": {
      "type": "object",
      "properties": {
        "companyUuid": {
          "type": "string"
        },
        "name": {
          "type": "string",
          "maxLength": 30
        },
        "lang": {
          "type": "string",
          "maxLength": 20
        }
      },
      "required": [
        "companyUuid"
      ],
      "additionalProperties": false
    }
  },
  "auth.remove": {
    "query": {
      "type": "object",
      "properties": {
        "uuid": {
          "type": "string",
          "maxLength": 36
        },
        "lang": {
          "type": "string",
          "maxLength": 20
        }
      },
      "required": [
        "uuid"
      ],
      "additionalProperties": false
    }
  },
  "auth.restore": {
    "query": {
      "type": "object",
      "properties": {
        "uuid": {
          "type": "string",
          "maxLength": 36
        },
        "lang": {
          "type": "string",
          "maxLength": 20
        }
      },
      "required": [
        "uuid"
      ],
      "additionalProperties": false
    }
  },
  "auth.test": {
    "query": {
      "type": "object",
      "properties": {
        "lang": {
          "type": "string",
          "maxLength": 20
        }
      },
      "additionalProperties": false
    }
  },
  "basicData.import": {
    "query": {
      "type": "object",
      "properties": {
        "planHash": {
          "type": "string",
          "maxLength": 64
        },
        "lang": {
          "type": "string",
          "maxLength": 20
        }
      },
      "additionalProperties": false
    }
  },
  "basicData.importPlan": {
    "query": {
      "type": "object",
      "properties": {
        "lang": {
          "type": "string",
          "maxLength": 20
        }
      },
      "additionalProperties": false
    }
  },
  "carrier.create": {
    "query": {
      "type": "object",
      "properties": {
        "lang": {
          "type": "string",
          "maxLength": 20
        }
      },
      "additionalProperties": false
    }
  },
  "carrier.modify": {
    "query": {
      "type": "object",
      "properties": {
        "lang": {
          "type": "string",
          "maxLength": 20
        }
      },
      "additionalProperties": false
    }
  },
  "carrier.page": {
    "query": {
      "type": "object",
      "properties": {
        "lang": {
          "type": "string",
          "maxLength": 20
        }
      },
      "additionalProperties": false
    },
    "body": {
      "type": "object",
      "properties": {
        "page": {
          "type": "integer",
          "minimum": 0
        },
        "pageSize": {
          "type": "integer",
          "minimum": 1,
          "maximum": 1000
        },
        "after": {
          "type": "string",
          "maxLength": 2000
        },
        "sort": {
          "type": "string",
          "enum": [
            "uuid",
            "companyUuid",
            "code",
            "name",
            "disabled",
            "sample",
            "version",
            "modifiedAt"
          ]
        },
        "order": {
          "type": "string",
          "enum": [
            "asc",
            "desc"
          ]
        },
        "uuid": {
          "type": "string",
          "maxLength": 36
        },
        "companyUuid": {
          "type": "string",
          "maxLength": 36
        },
        "code": {
          "type": "string",
          "maxLength": 30
        },
        "name": {
          "type": "string",
          "maxLength": 100
        },
        "disabled": {
          "type": "boolean"
        }
      },
      "additionalProperties": false
    }
  },
  "carrier.remove": {
    "query": {
      "type": "object",
      "properties": {
        "uuid": {
          "type": "string",
          "maxLength": 36
        },
        "lang": {
          "type": "string",
          "maxLength": 20
        }
      },
      "required": [
        "uuid"
      ],
      "additionalProperties": false
    }
  },
  "carrier.restore": {
    "query": {
      "type": "object",
      "properties": {
        "uuid": {
          "type": "string",
          "maxLength": 36
        },
        "lang": {
          "type": "string",
          "maxLength": 20
        }
      },
      "required": [
        "uuid"
      ],
      "additionalProperties": false
    }
  },
  "company.create": {
    "query": {
      "type": "object",
      "properties": {
        "lang": {
          "type": "string",
          "maxLength": 20
        }
      },
      "additionalProperties": false
    }
  },
  "company.disable": {
    "query": {
      "type": "object",
      "properties": {
        "uuid": {
          "type": "string",
          "maxLength": 36
        },
        "lang": {
          "type": "string",
          "maxLength": 20
        }
      },
      "required": [
        "uuid"
      ],
      "additionalProperties": false
    }
  },
  "company.enable": {
    "query": {
      "type": "object",
      "properties": {
        "uuid": {
          "type": "string",
          "maxLength": 36
        },
        "lang": {
          "type": "string",
          "maxLength": 20
        }
      },
      "required": [
        "uuid"
      ],
      "additionalProperties": false
    }
  },
  "company.modify": {
    "query": {
      "type": "object",
      "properties": {
        "lang": {
          "type": "string",
          "maxLength": 20
        }
      },
      "additionalProperties": false
    }
  },
  "company.query": {
    "query": {
      "type": "object",
      "properties": {
        "lang": {
          "type": "string",
          "maxLength": 20
        }
      },
      "additionalProperties": false
    }
  },
  "configurationLog.compare": {
    "query": {
      "type": "object",
      "properties": {
        "uuid": {
          "type": "string",
          "maxLength": 36
        },
        "otherUuid": {
          "type": "string",
          "maxLength": 36
        },
        "lang": {
          "type": "string",
          "maxLength": 20
        }
      },
      "required": [
        "uuid"
      ],
      "additionalProperties": false
    }
  },
  "configurationLog.get": {
    "query": {
      "type": "object",
      "properties": {
        "lang": {
          "type": "string",
          "maxLength": 20
        }
      },
      "additionalProperties": false
    }
  },
  "configurationLog.query": {
    "query": {
      "type": "object",
      "properties": {
        "lang": {
          "type": "string",
          "maxLength": 20
        }
      },
      "additionalProperties": false
    },
    "body": {
      "type": "object",
      "properties": {
        "page": {
          "type": "integer",
          "minimum": 0
        },
        "pageSize": {
          "type": "integer",
          "minimum": 1,
          "maximum": 1000
        },
        "after": {
          "type": "string",
          "maxLength": 2000
        },
        "sort": {
          "type": "string",
          "enum": [
            "uuid",
            "companyUuid",
            "kind",
            "recordUuid",
            "recordName",
            "action",
            "loginId",
            "time",
            "record"
          ]
        },
        "order": {
          "type": "string",
          "enum": [
            "asc",
            "desc"
          ]
        },
        "uuid": {
          "type": "string",
          "maxLength": 36
        },
        "companyUuid": {
          "type": "string",
          "maxLength": 36
        },
        "kind": {
          "if": {
            "type": "array"
          },
          "then": {
            "type": "array",
            "minItems": 1,
            "uniqueItems": true,
            "items": {
              "type": "string",
              "enum": [
                "alarmRule",
                "articleItemProcessingConfig",
                "auth",
                "company",
                "dailySettlementConfig",
                "dataSource",
                "erp",
                "globalConfig",
                "ignoreStockBinUsageConfig",
                "ignoreUpdateConfig",
                "interface",
                "partnerKey",
                "processSchemeIgnoreConfig",
                "robot",
                "securityConfig",
                "uploadConfig"
              ]
            }
          },
          "else": {
            "type": "string",
            "enum": [
              "alarmRule",
              "articleItemProcessingConfig",
              "auth",
              "company",
              "dailySettlementConfig",
              "dataSource",
              "erp",
              "globalConfig",
              "ignoreStockBinUsageConfig",
              "ignoreUpdateConfig",
              "interface",
              "partnerKey",
              "processSchemeIgnoreConfig",
              "robot",
              "securityConfig",
              "uploadConfig"
            ]
          }
        },
        "recordUuid": {
          "type": "string",
          "maxLength": 36
        },
        "recordName": {
          "type": "string",
          "maxLength": 100
        },
        "action": {
          "if": {
            "type": "array"
          },
          "then": {
            "type": "array",
            "minItems": 1,
            "uniqueItems": true,
            "items": {
              "type": "string",
              "enum": [
                "create",
                "modify",
                "remove",
                "restore",
                "restoreVersion",
                "online",
                "offline",
                "suspend",
                "resume",
                "debug",
                "unDebug",
                "disable",
                "enable",
                "rotate",
                "revoke",
                "copy",
                "import",
                "export"
              ]
            }
          },
          "else": {
            "type": "string",
            "enum": [
              "create",
              "modify",
              "remove",
              "restore",
              "restoreVersion",
              "online",
              "offline",
              "suspend",
              "resume",
              "debug",
              "unDebug",
              "disable",
              "enable",
              "rotate",
              "revoke",
              "copy",
              "import",
              "export"
            ]
          }
        },
        "loginId": {
          "type": "string",
          "maxLength": 60
        },
        "timeFrom": {
          "type": "string",
          "format": "date-time"
        },
        "timeTo": {
          "type": "string",
          "format": "date-time"
        }
      },
      "additionalProperties": false
    }
  },
  "configurationLog.restoreVersion": {
    "query": {
      "type": "object",
      "properties": {
        "uuid": {
          "type": "string",
          "maxLength": 36
        },
        "version": {
          "type": "integer"
        },
        "lang": {
          "type": "string",
          "maxLength": 20
        }
      },
      "required": [
        "uuid"
      ],
      "additionalProperties": false
    }
  },
  "dailyKnotConfig.offline": {
    "query": {
      "type": "object",
      "properties": {
        "configUuid": {
          "type": "string",
          "maxLength": 36
        },
        "lang": {
          "type": "string",
          "maxLength": 20
        }
      },
      "required": [
        "configUuid"
      ],
      "additionalProperties": false
    }
  },
  "dailyKnotConfig.online": {
    "query": {
      "type": "object",
      "properties": {
        "configUuid": {
          "type": "string",
          "maxLength": 36
        },
        "lang": {
          "type": "string",
          "maxLength": 20
        }
      },
      "required": [
        "configUuid"
      ],
      "additionalProperties": false
    }
  },
  "dailyKnotConfig.preview": {
    "query": {
      "type": "object",
      "properties": {
        "lang": {
          "type": "string",
          "maxLength": 20
        }
      },
      "additionalProperties": false
    }
  },
  "dailyKnotConfig.queryconfig": {
    "query": {
      "type": "object",
      "properties": {
        "companyUuid": {
          "type": "string"
        },
        "lang": {
          "type": "string",
          "maxLength": 20
        }
      },
      "required": [
        "companyUuid"
      ],
      "additionalProperties": false
    }
  },
  "dailyKnotConfig.querylog": {
    "query": {
      "type": "object",
      "properties": {
        "lang": {
          "type": "string",
          "maxLength": 20
        }
      },
      "additionalProperties": false
    },
    "body": {
      "type": "object",
      "properties": {
        "page": {
          "type": "integer",
          "minimum": 0
        },
        "pageSize": {
          "type": "integer",
          "minimum": 1,
          "maximum": 1000
        },
        "after": {
          "type": "string",
          "maxLength": 2000
        },
        "sort": {
          "type": "string",
          "enum": [
            "uuid",
            "companyUuid",
            "configUuid",
            "configType",
            "day",
            "timeZone",
            "time",
            "elapsedMs",
            "success",
            "resetCount",
            "cancelCount",
            "message",
            "leaseUntil"
          ]
        },
        "order": {
          "type": "string",
          "enum": [
            "asc",
            "desc"
          ]
        },
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
          "if": {
            "type": "array"
          },
          "then": {
            "type": "array",
            "minItems": 1,
            "uniqueItems": true,
            "items": {
              "type": "string",
              "enum": [
                "ERP",
                "WCS"
              ]
            }
          },
          "else": {
            "type": "string",
            "enum": [
              "ERP",
              "WCS"
            ]
          }
        },
        "timeFrom": {
          "type": "string",
          "format": "date-time"
        },
        "timeTo": {
          "type": "string",
          "format": "date-time"
        },
        "success": {
          "type": "boolean"
        }
      },
      "additionalProperties": false
    }
  },
  "dailyKnotConfig.save": {
    "query": {
      "type": "object",
      "properties": {
        "lang": {
          "type": "string",
          "maxLength": 20
        }
      },
      "additionalProperties": false
    }
  },
  "datasource.create": {
    "query": {
      "type": "object",
      "properties": {
        "lang": {
          "type": "string",
          "maxLength": 20
        }
      },
      "additionalProperties": false
    }
  },
  "datasource.get": {
    "query": {
      "type": "object",
      "properties": {
        "lang": {
          "type": "string",
          "maxLength": 20
        }
      },
      "additionalProperties": false
    }
  },
  "datasource.modify": {
    "query": {
      "type": "object",
      "properties": {
        "lang": {
          "type": "string",
          "maxLength": 20
        }
      },
      "additionalProperties": false
    }
  },
  "datasource.query": {
    "query": {
      "type": "object",
      "properties": {
        "companyUuid": {
          "type": "string"
        },
        "name": {
          "type": "string",
          "maxLength": 30
        },
        "lang": {
          "type": "string",
          "maxLength": 20
        }
      },
      "required": [
        "companyUuid"
      ],
      "additionalProperties": false
    }
  },
  "datasource.remove": {
    "query": {
      "type": "object",
      "properties": {
        "uuid": {
          "type": "string",
          "maxLength": 36
        },
        "lang": {
          "type": "string",
          "maxLength": 20
        }
      },
      "required": [
        "uuid"
      ],
      "additionalProperties": false
    }
  },
  "datasource.restore": {
    "query": {
      "type": "object",
      "properties": {
        "uuid": {
          "type": "string",
          "maxLength": 36
        },
        "lang": {
          "type": "string",
          "maxLength": 20
        }
      },
      "required": [
        "uuid"
      ],
      "additionalProperties": false
    }
  },
  "datasource.test": {
    "query": {
      "type": "object",
      "properties": {
        "lang": {
          "type": "string",
          "maxLength": 20
        }
      },
      "additionalProperties": false
    }
  },
  "dc.create": {
    "query": {
      "type": "object",
      "properties": {
        "lang": {
          "type": "string",
          "maxLength": 20
        }
      },
      "additionalProperties": false
    }
  },
  "dc.listCompany": {
    "query": {
      "type": "object",
      "properties": {
        "companyUuid": {
          "type": "string"
        },
        "lang": {
          "type": "string",
          "maxLength": 20
        }
      },
      "required": [
        "companyUuid"
      ],
      "additionalProperties": false
    }
  },
  "dc.modify": {
    "query": {
      "type": "object",
      "properties": {
        "lang": {
          "type": "string",
          "maxLength": 20
        }
      },
      "additionalProperties": false
    }
  },
  "dc.page": {
    "query": {
      "type": "object",
      "properties": {
        "lang": {
          "type": "string",
          "maxLength": 20
        }
      },
      "additionalProperties": false
    },
    "body": {
      "type": "object",
      "properties": {
        "page": {
          "type": "integer",
          "minimum": 0
        },
        "pageSize": {
          "type": "integer",
          "minimum": 1,
          "maximum": 1000
        },
        "after": {
          "type": "string",
          "maxLength": 2000
        },
        "sort": {
          "type": "string",
          "enum": [
            "uuid",
            "companyUuid",
            "code",
            "name",
            "timeZone",
            "disabled",
            "sample",
            "version",
            "modifiedAt"
          ]
        },
        "order": {
          "type": "string",
          "enum": [
            "asc",
            "desc"
          ]
        },
        "uuid": {
          "type": "string",
          "maxLength": 36
        },
        "companyUuid": {
          "type": "string",
          "maxLength": 36
        },
        "code": {
          "type": "string",
          "maxLength": 30
        },
        "name": {
          "type": "string",
          "maxLength": 100
        },
        "disabled": {
          "type": "boolean"
        }
      },
      "additionalProperties": false
    }
  },
  "dc.remove": {
    "query": {
      "type": "object",
      "properties": {
        "uuid": {
          "type": "string",
          "maxLength": 36
        },
        "lang": {
          "type": "string",
          "maxLength": 20
        }
      },
      "required": [
        "uuid"
      ],
      "additionalProperties": false
    }
  },
  "dc.restore": {
    "query": {
      "type": "object",
      "properties": {
        "uuid": {
          "type": "string",
          "maxLength": 36
        },
        "lang": {
          "type": "string",
          "maxLength": 20
        }
      },
      "required": [
        "uuid"
      ],
      "additionalProperties": false
    }
  },
  "dingding.create": {
    "query": {
      "type": "object",
      "properties": {
        "lang": {
          "type": "string",
          "maxLength": 20
        }
      },
      "additionalProperties": false
    }
  },
  "dingding.modify": {
    "query": {
      "type": "object",
      "properties": {
        "lang": {
          "type": "string",
          "maxLength": 20
        }
      },
      "additionalProperties": false
    }
  },
  "dingding.query": {
    "query": {
      "type": "object",
      "properties": {
        "companyUuid": {
          "type": "string"
        },
        "name": {
          "type": "string",
          "maxLength": 30
        },
        "lang": {
          "type": "string",
          "maxLength": 20
        }
      },
      "required": [
        "companyUuid"
      ],
      "additionalProperties": false
    }
  },
  "dingding.remove": {
    "query": {
      "type": "object",
      "properties": {
        "uuid": {
          "type": "string",
          "maxLength": 36
        },
        "lang": {
          "type": "string",
          "maxLength": 20
        }
      },
      "required": [
        "uuid"
      ],
      "additionalProperties": false
    }
  },
  "dingding.restore": {
    "query": {
      "type": "object",
      "properties": {
        "uuid": {
          "type": "string",
          "maxLength": 36
        },
        "lang": {
          "type": "string",
          "maxLength": 20
        }
      },
      "required": [
        "uuid"
      ],
      "additionalProperties": false
    }
  },
  "dingding.test": {
    "query": {
      "type": "object",
      "properties": {
        "uuid": {
          "type": "string",
          "maxLength": 36
        },
        "lang": {
          "type": "string",
          "maxLength": 20
        }
      },
      "required": [
        "uuid"
      ],
      "additionalProperties": false
    }
  },
  "erp.create": {
    "query": {
      "type": "object",
      "properties": {
        "lang": {
          "type": "string",
          "maxLength": 20
        }
      },
      "additionalProperties": false
    }
  },
  "erp.get": {
    "query": {
      "type": "object",
      "properties": {
        "lang": {
          "type": "string",
          "maxLength": 20
        }
      },
      "additionalProperties": false
    }
  },
  "erp.geterpType": {
    "query": {
      "type": "object",
      "properties": {
        "lang": {
          "type": "string",
          "maxLength": 20
        }
      },
      "additionalProperties": false
    }
  },
  "erp.modify": {
    "query": {
      "type": "object",
      "properties": {
        "lang": {
          "type": "string",
          "maxLength": 20
        }
      },
      "additionalProperties": false
    }
  },
  "erp.modifyHttpExtend": {
    "query": {
      "type": "object",
      "properties": {
        "uuid": {
          "type": "string",
          "maxLength": 36
        },
        "lang": {
          "type": "string",
          "maxLength": 20
        }
      },
      "required": [
        "uuid"
      ],
      "additionalProperties": false
    }
  },
  "erp.query": {
    "query": {
      "type": "object",
      "properties": {
        "lang": {
          "type": "string",
          "maxLength": 20
        }
      },
      "additionalProperties": false
    },
    "body": {
      "type": "object",
      "properties": {
        "page": {
          "type": "integer",
          "minimum": 0
        },
        "pageSize": {
          "type": "integer",
          "minimum": 1,
          "maximum": 1000
        },
        "after": {
          "type": "string",
          "maxLength": 2000
        },
        "sort": {
          "type": "string",
          "enum": [
            "uuid",
            "companyUuid",
            "name",
            "erpType",
            "basePath",
            "dataSourceUuid",
            "authUuid",
            "documentsPerMinute",
            "remarks",
            "successRule",
            "successStatuses",
            "successCondition",
            "sampleStatus",
            "sampleResponse",
            "version",
            "modifiedAt"
          ]
        },
        "order": {
          "type": "string",
          "enum": [
            "asc",
            "desc"
          ]
        },
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
          "maxLength": 30
        },
        "erpType": {
          "type": "string",
          "maxLength": 30
        },
        "basePath": {
          "type": "string",
          "maxLength": 200
        },
        "dataSourceUuid": {
          "type": "string",
          "maxLength": 36
        },
        "authUuid": {
          "type": "string",
          "maxLength": 36
        }
      },
      "additionalProperties": false
    }
  },
  "erp.remove": {
    "query": {
      "type": "object",
      "properties": {
        "uuid": {
          "type": "string",
          "maxLength": 36
        },
        "lang": {
          "type": "string",
          "maxLength": 20
        }
      },
      "required": [
        "uuid"
      ],
      "additionalProperties": false
    }
  },
  "erp.restore": {
    "query": {
      "type": "object",
      "properties": {
        "uuid": {
          "type": "string",
          "maxLength": 36
        },
        "lang": {
          "type": "string",
          "maxLength": 20
        }
      },
      "required": [
        "uuid"
      ],
      "additionalProperties": false
    }
  },
  "erp.test": {
    "query": {
      "type": "object",
      "properties": {
        "lang": {
          "type": "string",
          "maxLength": 20
        }
      },
      "additionalProperties": false
    }
  },
  "erp.testSuccessRule": {
    "query": {
      "type": "object",
      "properties": {
        "lang": {
          "type": "string",
          "maxLength": 20
        }
      },
      "additionalProperties": false
    }
  },
  "exchange.post": {
    "query": {
      "type": "object",
      "properties": {
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
        "companyUuid": {
          "type": "string",
          "maxLength": 36
        },
        "lang": {
          "type": "string",
          "maxLength": 20
        }
      },
      "additionalProperties": false
    }
  },
  "exchangeEvent.post": {
    "query": {
      "type": "object",
      "properties": {
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
        "companyUuid": {
          "type": "string",
          "maxLength": 36
        },
        "lang": {
          "type": "string",
          "maxLength": 20
        }
      },
      "additionalProperties": false
    }
  },
  "field.query": {
    "query": {
      "type": "object",
      "properties": {
        "interfaceName": {
          "type": "string",
          "maxLength": 30
        },
        "companyUuid": {
          "type": "string"
        },
        "lang": {
          "type": "string",
          "maxLength": 20
        }
      },
      "required": [
        "interfaceName"
      ],
      "additionalProperties": false
    }
  },
  "globalConfig.get": {
    "query": {
      "type": "object",
      "properties": {
        "companyUuid": {
          "type": "string"
        },
        "lang": {
          "type": "string",
          "maxLength": 20
        }
      },
      "required": [
        "companyUuid"
      ],
      "additionalProperties": false
    }
  },
  "globalConfig.save": {
    "query": {
      "type": "object",
      "properties": {
        "lang": {
          "type": "string",
          "maxLength": 20
        }
      },
      "additionalProperties": false
    }
  },
  "health.query": {
    "query": {
      "type": "object",
      "properties": {
        "lang": {
          "type": "string",
          "maxLength": 20
        }
      },
      "additionalProperties": false
    }
  },
  "ignoreStockBinUsageConfig.queryConfig": {
    "query": {
      "type": "object",
      "properties": {
        "interfaceConfigUuid": {
          "type": "string",
          "maxLength": 36
        },
        "lang": {
          "type": "string",
          "maxLength": 20
        }
      },
      "required": [
        "interfaceConfigUuid"
      ],
      "additionalProperties": false
    }
  },
  "ignoreStockBinUsageConfig.queryField": {
    "query": {
      "type": "object",
      "properties": {
        "lang": {
          "type": "string",
          "maxLength": 20
        }
      },
      "additionalProperties": false
    }
  },
  "ignoreStockBinUsageConfig.save": {
    "query": {
      "type": "object",
      "properties": {
        "companyUuid": {
          "type": "string"
        },
        "interfaceConfigUuid": {
          "type": "string",
          "maxLength": 36
        },
        "version": {
          "type": "integer"
        },
        "lang": {
          "type": "string",
          "maxLength": 20
        }
      },
      "required": [
        "companyUuid",
        "interfaceConfigUuid"
      ],
      "additionalProperties": false
    }
  },
  "ignoreUpdateConfig.queryConfig": {
    "query": {
      "type": "object",
      "properties": {
        "interfaceConfigUuid": {
          "type": "string",
          "maxLength": 36
        },
        "lang": {
          "type": "string",
          "maxLength": 20
        }
      },
      "required": [
        "interfaceConfigUuid"
      ],
      "additionalProperties": false
    }
  },
  "ignoreUpdateConfig.queryField": {
    "query": {
      "type": "object",
      "properties": {
        "interfaceName": {
          "type": "string",
          "maxLength": 30
        },
        "companyUuid": {
          "type": "string"
        },
        "lang": {
          "type": "string",
          "maxLength": 20
        }
      },
      "required": [
        "interfaceName"
      ],
      "additionalProperties": false
    }
  },
  "ignoreUpdateConfig.save": {
    "query": {
      "type": "object",
      "properties": {
        "companyUuid": {
          "type": "string"
        },
        "interfaceConfigUuid": {
          "type": "string",
          "maxLength": 36
        },
        "version": {
          "type": "integer"
        },
        "lang": {
          "type": "string",
          "maxLength": 20
        }
      },
      "required": [
        "companyUuid",
        "interfaceConfigUuid"
      ],
      "additionalProperties": false
    }
  },
  "interfaceConfig.batch": {
    "query": {
      "type": "object",
      "properties": {
        "lang": {
          "type": "string",
          "maxLength": 20
        }
      },
      "additionalProperties": false
    }
  },
  "interfaceConfig.batchWarning": {
    "query": {
      "type": "object",
      "properties": {
        "lang": {
          "type": "string",
          "maxLength": 20
        }
      },
      "additionalProperties": false
    }
  },
  "interfaceConfig.copyPlan": {
    "query": {
      "type": "object",
      "properties": {
        "companyUuid": {
          "type": "string"
        },
        "sourceDcCode": {
          "type": "string",
          "maxLength": 30
        },
        "dcCode": {
          "type": "string",
          "maxLength": 30
        },
        "sourceOwnerCode": {
          "type": "string",
          "maxLength": 30
        },
        "ownerCode": {
          "type": "string",
          "maxLength": 30
        },
        "sourceCarrierCode": {
          "type": "string",
          "maxLength": 30
        },
        "carrierCode": {
          "type": "string",
          "maxLength": 30
        },
        "menuName": {
          "type": "string",
          "maxLength": 30
        },
        "sourceErpUuid": {
          "type": "string",
          "maxLength": 36
        },
        "targetErpUuid": {
          "type": "string",
          "maxLength": 36
        },
        "policy": {
          "type": "string",
          "enum": [
            "fail",
            "skip",
            "overwrite"
          ]
        },
        "lang": {
          "type": "string",
          "maxLength": 20
        }
      },
      "required": [
        "companyUuid"
      ],
      "additionalProperties": false
    }
  },
  "interfaceConfig.copycarrier": {
    "query": {
      "type": "object",
      "properties": {
        "companyUuid": {
          "type": "string"
        },
        "sourceCarrierCode": {
          "type": "string",
          "maxLength": 30
        },
        "carrierCode": {
          "type": "string",
          "maxLength": 30
        },
        "menuName": {
          "type": "string",
          "maxLength": 30
        },
        "planHash": {
          "type": "string",
          "maxLength": 64
        },
        "policy": {
          "type": "string",
          "enum": [
            "fail",
            "skip",
            "overwrite"
          ]
        },
        "lang": {
          "type": "string",
          "maxLength": 20
        }
      },
      "required": [
        "companyUuid",
        "sourceCarrierCode",
        "carrierCode"
      ],
      "additionalProperties": false
    }
  },
  "interfaceConfig.copydc": {
    "query": {
      "type": "object",
      "properties": {
        "companyUuid": {
          "type": "string"
        },
        "sourceDcCode": {
          "type": "string",
          "maxLength": 30
        },
        "dcCode": {
          "type": "string",
          "maxLength": 30
        },
        "menuName": {
          "type": "string",
          "maxLength": 30
        },
        "planHash": {
          "type": "string",
          "maxLength": 64
        },
        "policy": {
          "type": "string",
          "enum": [
            "fail",
            "skip",
            "overwrite"
          ]
        },
        "lang": {
          "type": "string",
          "maxLength": 20
        }
      },
      "required": [
        "companyUuid",
        "sourceDcCode",
        "dcCode"
      ],
      "additionalProperties": false
    }
  },
  "interfaceConfig.copyowner": {
    "query": {
      "type": "object",
      "properties": {
        "companyUuid": {
          "type": "string"
        },
        "sourceOwnerCode": {
          "type": "string",
          "maxLength": 30
        },
        "ownerCode": {
          "type": "string",
          "maxLength": 30
        },
        "menuName": {
          "type": "string",
          "maxLength": 30
        },
        "sourceErpUuid": {
          "type": "string",
          "maxLength": 36
        },
        "targetErpUuid": {
          "type": "string",
          "maxLength": 36
        },
        "planHash": {
          "type": "string",
          "maxLength": 64
        },
        "policy": {
          "type": "string",
          "enum": [
            "fail",
            "skip",
            "overwrite"
          ]
        },
        "lang": {
          "type": "string",
          "maxLength": 20
        }
      },
      "required": [
        "companyUuid",
        "sourceOwnerCode",
        "ownerCode"
      ],
      "additionalProperties": false
    }
  },
  "interfaceConfig.create": {
    "query": {
      "type": "object",
      "properties": {
        "lang": {
          "type": "string",
          "maxLength": 20
        }
      },
      "additionalProperties": false
    }
  },
  "interfaceConfig.debug": {
    "query": {
      "type": "object",
      "properties": {
        "uuid": {
          "type": "string",
          "maxLength": 36
        },
        "lang": {
          "type": "string",
          "maxLength": 20
        }
      },
      "required": [
        "uuid"
      ],
      "additionalProperties": false
    }
  },
  "interfaceConfig.debugRun": {
    "query": {
      "type": "object",
      "properties": {
        "lang": {
          "type": "string",
          "maxLength": 20
        }
      },
      "additionalProperties": false
    }
  },
  "interfaceConfig.export": {
    "query": {
      "type": "object",
      "properties": {
        "companyUuid": {
          "type": "string"
        },
        "ownerCode": {
          "type": "string",
          "maxLength": 30
        },
        "dcCode": {
          "type": "string",
          "maxLength": 30
        },
        "interfaceUuid": {
          "type": "string",
          "maxLength": 36
        },
        "menuName": {
          "type": "string",
          "maxLength": 30
        },
        "lang": {
          "type": "string",
          "maxLength": 20
        }
      },
      "required": [
        "companyUuid"
      ],
      "additionalProperties": false
    }
  },
  "interfaceConfig.getAllInterfaceType": {
    "query": {
      "type": "object",
      "properties": {
        "lang": {
          "type": "string",
          "maxLength": 20
        }
      },
      "additionalProperties": false
    }
  },
  "interfaceConfig.getAllMenuName": {
    "query": {
      "type": "object",
      "properties": {
        "companyUuid": {
          "type": "string"
        },
        "lang": {
          "type": "string",
          "maxLength": 20
        }
      },
      "additionalProperties": false
    }
  },
  "interfaceConfig.getEventTypes": {
    "query": {
      "type": "object",
      "properties": {
        "lang": {
          "type": "string",
          "maxLength": 20
        }
      },
      "additionalProperties": false
    }
  },
  "interfaceConfig.import": {
    "query": {
      "type": "object",
      "properties": {
        "companyUuid": {
          "type": "string"
        },
        "ownerCode": {
          "type": "string",
          "maxLength": 30,
          "default": ""
        },
        "dcCode": {
          "type": "string",
          "maxLength": 30,
          "default": ""
        },
        "erpUuid": {
          "type": "string",
          "maxLength": 36,
          "default": ""
        },
        "dingDingUuid": {
          "type": "string",
          "maxLength": 36,
          "default": ""
        },
        "dataSourceUuid": {
          "type": "string",
          "maxLength": 36
        },
        "authUuid": {
          "type": "string",
          "maxLength": 36
        },
        "serviceUrl": {
          "type": "string",
          "maxLength": 200
        },
        "planHash": {
          "type": "string",
          "maxLength": 64
        },
        "policy": {
          "type": "string",
          "enum": [
            "fail",
            "skip",
            "overwrite"
          ]
        },
        "lang": {
          "type": "string",
          "maxLength": 20
        }
      },
      "required": [
        "companyUuid"
      ],
      "additionalProperties": false
    }
  },
  "interfaceConfig.importPlan": {
    "query": {
      "type": "object",
      "properties": {
        "companyUuid": {
          "type": "string"
        },
        "ownerCode": {
          "type": "string",
          "maxLength": 30,
          "default": ""
        },
        "dcCode": {
          "type": "string",
          "maxLength": 30,
          "default": ""
        },
        "erpUuid": {
          "type": "string",
          "maxLength": 36,
          "default": ""
        },
        "dingDingUuid": {
          "type": "string",
          "maxLength": 36,
          "default": ""
        },
        "dataSourceUuid": {
          "type": "string",
          "maxLength": 36
        },
        "authUuid": {
          "type": "string",
          "maxLength": 36
        },
        "serviceUrl": {
          "type": "string",
          "maxLength": 200
        },
        "policy": {
          "type": "string",
          "enum": [
            "fail",
            "skip",
            "overwrite"
          ]
        },
        "lang": {
          "type": "string",
          "maxLength": 20
        }
      },
      "required": [
        "companyUuid"
      ],
      "additionalProperties": false
    }
  },
  "interfaceConfig.isSupportFieldUpdate": {
    "query": {
      "type": "object",
      "properties": {
        "interfaceName": {
          "type": "string",
          "maxLength": 30
        },
        "companyUuid": {
          "type": "string"
        },
        "lang": {
          "type": "string",
          "maxLength": 20
        }
      },
      "required": [
        "interfaceName"
      ],
      "additionalProperties": false
    }
  },
  "interfaceConfig.modify": {
    "query": {
      "type": "object",
      "properties": {
        "lang": {
          "type": "string",
          "maxLength": 20
        }
      },
      "additionalProperties": false
    }
  },
  "interfaceConfig.offline": {
    "query": {
      "type": "object",
      "properties": {
        "uuid": {
          "type": "string",
          "maxLength": 36
        },
        "lang": {
          "type": "string",
          "maxLength": 20
        }
      },
      "required": [
        "uuid"
      ],
      "additionalProperties": false
    }
  },
  "interfaceConfig.online": {
    "query": {
      "type": "object",
      "properties": {
        "uuid": {
          "type": "string",
          "maxLength": 36
        },
        "lang": {
          "type": "string",
          "maxLength": 20
        }
      },
      "required": [
        "uuid"
      ],
      "additionalProperties": false
    }
  },
  "interfaceConfig.query": {
    "query": {
      "type": "object",
      "properties": {
        "lang": {
          "type": "string",
          "maxLength": 20
        }
      },
      "additionalProperties": false
    },
    "body": {
      "type": "object",
      "properties": {
        "page": {
          "type": "integer",
          "minimum": 0
        },
        "pageSize": {
          "type": "integer",
          "minimum": 1,
          "maximum": 1000
        },
        "after": {
          "type": "string",
          "maxLength": 2000
        },
        "sort": {
          "type": "string",
          "enum": [
            "uuid",
            "companyUuid",
            "interfaceName",
            "interfaceType",
            "menuName",
            "scope",
            "dcCode",
            "carrierCode",
            "ownerCode",
            "entityIdentifier",
            "remarks",
            "type",
            "erpUuid",
            "dataSourceUuid",
            "method",
            "path",
            "address",
            "authUuid",
            "queueName",
            "requestMode",
            "requestAction",
            "formId",
            "successRule",
            "successStatuses",
            "successCondition",
            "sampleStatus",
            "sampleResponse",
            "tableAccess",
            "intermediateTableName",
            "sourceTableName",
            "targetTableName",
            "storedProcedureName",
            "triggerStrategy",
            "executionStrategy",
            "executionTime",
            "intervalMinutes",
            "cronExpression",
            "itemProcessingType",
            "fileFormat",
            "fileName",
            "lanes",
            "preFilter",
            "postFilter",
            "alarmEnabled",
            "dingDingUuid",
            "status",
            "debug",
            "debugUntil",
            "pendingCount",
            "blockedCount",
            "failureCount",
            "failureReason",
            "pullFailedSince",
            "pullFailureReason",
            "outageCount",
            "receiverDownSince",
            "nextProbeTime",
            "onlineAt",
            "lastScheduleTime",
            "version",
            "modifiedAt"
          ]
        },
        "order": {
          "type": "string",
          "enum": [
            "asc",
            "desc"
          ]
        },
        "uuid": {
          "type": "string",
          "maxLength": 36
        },
        "companyUuid": {
          "type": "string",
          "maxLength": 36
        },
        "interfaceName": {
          "type": "string",
          "maxLength": 30
        },
        "interfaceType": {
          "if": {
            "type": "array"
          },
          "then": {
            "type": "array",
            "minItems": 1,
            "uniqueItems": true,
            "items": {
              "type": "string",
              "enum": [
                "ERP_DOWN",
                "ERP_UP",
                "WCS_DOWN",
                "WCS_UP"
              ]
            }
          },
          "else": {
            "type": "string",
            "enum": [
              "ERP_DOWN",
              "ERP_UP",
              "WCS_DOWN",
              "WCS_UP"
            ]
          }
        },
        "menuName": {
          "type": "string",
          "maxLength": 30
        },
        "scope": {
          "if": {
            "type": "array"
          },
          "then": {
            "type": "array",
            "minItems": 1,
            "uniqueItems": true,
            "items": {
              "type": "string",
              "enum": [
                "DC",
                "CARRIER"
              ]
            }
          },
          "else": {
            "type": "string",
            "enum": [
              "DC",
              "CARRIER"
            ]
          }
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
        "type": {
          "if": {
            "type": "array"
          },
          "then": {
            "type": "array",
            "minItems": 1,
            "uniqueItems": true,
            "items": {
              "type": "string",
              "enum": [
                "HTTP",
                "ACTIVE_MQ",
                "WEB_SERVICE",
                "INTERMEDIATE_TABLE"
              ]
            }
          },
          "else": {
            "type": "string",
            "enum": [
              "HTTP",
              "ACTIVE_MQ",
              "WEB_SERVICE",
              "INTERMEDIATE_TABLE"
            ]
          }
        },
        "erpUuid": {
          "type": "string",
          "maxLength": 36
        },
        "dataSourceUuid": {
          "type": "string",
          "maxLength": 36
        },
        "triggerStrategy": {
          "if": {
            "type": "array"
          },
          "then": {
            "type": "array",
            "minItems": 1,
            "uniqueItems": true,
            "items": {
              "type": "string",
              "enum": [
                "EVENT",
                "CRON"
              ]
            }
          },
          "else": {
            "type": "string",
            "enum": [
              "EVENT",
              "CRON"
            ]
          }
        },
        "dingDingUuid": {
          "type": "string",
          "maxLength": 36
        },
        "status": {
          "if": {
            "type": "array"
          },
          "then": {
            "type": "array",
            "minItems": 1,
            "uniqueItems": true,
            "items": {
              "type": "string",
              "enum": [
                "OFFLINE",
                "ONLINE",
                "SUSPENDED"
              ]
            }
          },
          "else": {
            "type": "string",
            "enum": [
              "OFFLINE",
              "ONLINE",
              "SUSPENDED"
            ]
          }
        },
        "debug": {
          "type": "boolean"
        }
      },
      "additionalProperties": false
    }
  },
  "interfaceConfig.remove": {
    "query": {
      "type": "object",
      "properties": {
        "uuid": {
          "type": "string",
          "maxLength": 36
        },
        "lang": {
          "type": "string",
          "maxLength": 20
        }
      },
      "required": [
        "uuid"
      ],
      "additionalProperties": false
    }
  },
  "interfaceConfig.restore": {
    "query": {
      "type": "object",
      "properties": {
        "uuid": {
          "type": "string",
          "maxLength": 36
        },
        "lang": {
          "type": "string",
          "maxLength": 20
        }
      },
      "required": [
        "uuid"
      ],
      "additionalProperties": false
    }
  },
  "interfaceConfig.resume": {
    "query": {
      "type": "object",
      "properties": {
        "uuid": {
          "type": "string",
          "maxLength": 36
        },
        "lang": {
          "type": "string",
          "maxLength": 20
        }
      },
      "required": [
        "uuid"
      ],
      "additionalProperties": false
    }
  },
  "interfaceConfig.runNow": {
    "query": {
      "type": "object",
      "properties": {
        "uuid": {
          "type": "string",
          "maxLength": 36
        },
        "lang": {
          "type": "string",
          "maxLength": 20
        }
      },
      "required": [
        "uuid"
      ],
      "additionalProperties": false
    }
  },
  "interfaceConfig.suspend": {
    "query": {
      "type": "object",
      "properties": {
        "uuid": {
          "type": "string",
          "maxLength": 36
        },
        "lang": {
          "type": "string",
          "maxLength": 20
        }
      },
      "required": [
        "uuid"
      ],
      "additionalProperties": false
    }
  },
  "interfaceConfig.testSuccessRule": {
    "query": {
      "type": "object",
      "properties": {
        "lang": {
          "type": "string",
          "maxLength": 20
        }
      },
      "additionalProperties": false
    }
  },
  "interfaceConfig.unDebug": {
    "query": {
      "type": "object",
      "properties": {
        "uuid": {
          "type": "string",
          "maxLength": 36
        },
        "lang": {
          "type": "string",
          "maxLength": 20
        }
      },
      "required": [
        "uuid"
      ],
      "additionalProperties": false
    }
  },
  "interfacelog.query": {
    "query": {
      "type": "object",
      "properties": {
        "lang": {
          "type": "string",
          "maxLength": 20
        }
      },
      "additionalProperties": false
    },
    "body": {
      "type": "object",
      "properties": {
        "page": {
          "type": "integer",
          "minimum": 0
        },
        "pageSize": {
          "type": "integer",
          "minimum": 1,
          "maximum": 1000
        },
        "after": {
          "type": "string",
          "maxLength": 2000
        },
        "sort": {
          "type": "string",
          "enum": [
            "uuid",
            "companyUuid",
            "interfaceUuid",
            "interfaceName",
            "interfaceType",
            "dcCode",
            "level",
            "type",
            "time",
            "elapsedMs",
            "entity",
            "details",
            "data"
          ]
        },
        "order": {
          "type": "string",
          "enum": [
            "asc",
            "desc"
          ]
        },
        "uuid": {
          "type": "string",
          "maxLength": 36
        },
        "companyUuid": {
          "type": "string",
          "maxLength": 36
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
          "if": {
            "type": "array"
          },
          "then": {
            "type": "array",
            "minItems": 1,
            "uniqueItems": true,
            "items": {
              "type": "string",
              "enum": [
                "ERP_DOWN",
                "ERP_UP",
                "WCS_DOWN",
                "WCS_UP"
              ]
            }
          },
          "else": {
            "type": "string",
            "enum": [
              "ERP_DOWN",
              "ERP_UP",
              "WCS_DOWN",
              "WCS_UP"
            ]
          }
        },
        "level": {
          "if": {
            "type": "array"
          },
          "then": {
            "type": "array",
            "minItems": 1,
            "uniqueItems": true,
            "items": {
              "type": "string",
              "enum": [
                "DEBUG",
                "INFO",
                "WARN",
                "ERROR"
              ]
            }
          },
          "else": {
            "type": "string",
            "enum": [
              "DEBUG",
              "INFO",
              "WARN",
              "ERROR"
            ]
          }
        },
        "type": {
          "if": {
            "type": "array"
          },
          "then": {
            "type": "array",
            "minItems": 1,
            "uniqueItems": true,
            "items": {
              "type": "string",
              "enum": [
                "RECEIVE",
                "MAPPING",
                "SEND",
                "SCHEDULE",
                "SYSTEM"
              ]
            }
          },
          "else": {
            "type": "string",
            "enum": [
              "RECEIVE",
              "MAPPING",
              "SEND",
              "SCHEDULE",
              "SYSTEM"
            ]
          }
        },
        "timeFrom": {
          "type": "string",
          "format": "date-time"
        },
        "timeTo": {
          "type": "string",
          "format": "date-time"
        },
        "elapsedMsFrom": {
          "type": "integer"
        },
        "elapsedMsTo": {
          "type": "integer"
        },
        "entity": {
          "type": "string",
          "maxLength": 100
        },
        "details": {
          "type": "string",
          "maxLength": 100000
        },
        "data": {
          "type": "string",
          "maxLength": 1000000
        }
      },
      "additionalProperties": false
    }
  },
  "menu.create": {
    "query": {
      "type": "object",
      "properties": {
        "lang": {
          "type": "string",
          "maxLength": 20
        }
      },
      "additionalProperties": false
    }
  },
  "menu.query": {
    "query": {
      "type": "object",
      "properties": {
        "interfaceType": {
          "type": "string",
          "maxLength": 30
        },
        "companyUuid": {
          "type": "string"
        },
        "lang": {
          "type": "string",
          "maxLength": 20
        }
      },
      "required": [
        "interfaceType"
      ],
      "additionalProperties": false
    }
  },
  "menu.queryAllMenus": {
    "query": {
      "type": "object",
      "properties": {
        "companyUuid": {
          "type": "string"
        },
        "lang": {
          "type": "string",
          "maxLength": 20
        }
      },
      "additionalProperties": false
    }
  },
  "menu.remove": {
    "query": {
      "type": "object",
      "properties": {
        "uuid": {
          "type": "string",
          "maxLength": 36
        },
        "lang": {
          "type": "string",
          "maxLength": 20
        }
      },
      "required": [
        "uuid"
      ],
      "additionalProperties": false
    }
  },
  "menu.restore": {
    "query": {
      "type": "object",
      "properties": {
        "uuid": {
          "type": "string",
          "maxLength": 36
        },
        "lang": {
          "type": "string",
          "maxLength": 20
        }
      },
      "required": [
        "uuid"
      ],
      "additionalProperties": false
    }
  },
  "operator.create": {
    "query": {
      "type": "object",
      "properties": {
        "lang": {
          "type": "string",
          "maxLength": 20
        }
      },
      "additionalProperties": false
    }
  },
  "operator.disable": {
    "query": {
      "type": "object",
      "properties": {
        "uuid": {
          "type": "string",
          "maxLength": 36
        },
        "lang": {
          "type": "string",
          "maxLength": 20
        }
      },
      "required": [
        "uuid"
      ],
      "additionalProperties": false
    }
  },
  "operator.enable": {
    "query": {
      "type": "object",
      "properties": {
        "uuid": {
          "type": "string",
          "maxLength": 36
        },
        "lang": {
          "type": "string",
          "maxLength": 20
        }
      },
      "required": [
        "uuid"
      ],
      "additionalProperties": false
    }
  },
  "operator.modify": {
    "query": {
      "type": "object",
      "properties": {
        "lang": {
          "type": "string",
          "maxLength": 20
        }
      },
      "additionalProperties": false
    }
  },
  "operator.query": {
    "query": {
      "type": "object",
      "properties": {
        "companyUuid": {
          "type": "string"
        },
        "lang": {
          "type": "string",
          "maxLength": 20
        }
      },
      "required": [
        "companyUuid"
      ],
      "additionalProperties": false
    }
  },
  "operator.remove": {
    "query": {
      "type": "object",
      "properties": {
        "uuid": {
          "type": "string",
          "maxLength": 36
        },
        "lang": {
          "type": "string",
          "maxLength": 20
        }
      },
      "required": [
        "uuid"
      ],
      "additionalProperties": false
    }
  },
  "operator.resetPassword": {
    "query": {
      "type": "object",
      "properties": {
        "uuid": {
          "type": "string",
          "maxLength": 36
        },
        "lang": {
          "type": "string",
          "maxLength": 20
        }
      },
      "required": [
        "uuid"
      ],
      "additionalProperties": false
    }
  },
  "outbox.query": {
    "query": {
      "type": "object",
      "properties": {
        "lang": {
          "type": "string",
          "maxLength": 20
        }
      },
      "additionalProperties": false
    },
    "body": {
      "type": "object",
      "properties": {
        "page": {
          "type": "integer",
          "minimum": 0
        },
        "pageSize": {
          "type": "integer",
          "minimum": 1,
          "maximum": 1000
        },
        "after": {
          "type": "string",
          "maxLength": 2000
        },
        "sort": {
          "type": "string",
          "enum": [
            "uuid",
            "companyUuid",
            "interfaceUuid",
            "interfaceName",
            "interfaceType",
            "dcCode",
            "entityNo",
            "idempotencyKey",
            "time",
            "data"
          ]
        },
        "order": {
          "type": "string",
          "enum": [
            "asc",
            "desc"
          ]
        },
        "uuid": {
          "type": "string",
          "maxLength": 36
        },
        "companyUuid": {
          "type": "string",
          "maxLength": 36
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
          "if": {
            "type": "array"
          },
          "then": {
            "type": "array",
            "minItems": 1,
            "uniqueItems": true,
            "items": {
              "type": "string",
              "enum": [
                "ERP_DOWN",
                "ERP_UP",
                "WCS_DOWN",
                "WCS_UP"
              ]
            }
          },
          "else": {
            "type": "string",
            "enum": [
              "ERP_DOWN",
              "ERP_UP",
              "WCS_DOWN",
              "WCS_UP"
            ]
          }
        },
        "entityNo": {
          "type": "string",
          "maxLength": 100
        },
        "idempotencyKey": {
          "type": "string",
          "maxLength": 200
        },
        "timeFrom": {
          "type": "string",
          "format": "date-time"
        },
        "timeTo": {
          "type": "string",
          "format": "date-time"
        },
        "data": {
          "type": "string",
          "maxLength": 1000000
        }
      },
      "additionalProperties": false
    }
  },
  "owner.create": {
    "query": {
      "type": "object",
      "properties": {
        "lang": {
          "type": "string",
          "maxLength": 20
        }
      },
      "additionalProperties": false
    }
  },
  "owner.modify": {
    "query": {
      "type": "object",
      "properties": {
        "lang": {
          "type": "string",
          "maxLength": 20
        }
      },
      "additionalProperties": false
    }
  },
  "owner.page": {
    "query": {
      "type": "object",
      "properties": {
        "lang": {
          "type": "string",
          "maxLength": 20
        }
      },
      "additionalProperties": false
    },
    "body": {
      "type": "object",
      "properties": {
        "page": {
          "type": "integer",
          "minimum": 0
        },
        "pageSize": {
          "type": "integer",
          "minimum": 1,
          "maximum": 1000
        },
        "after": {
          "type": "string",
          "maxLength": 2000
        },
        "sort": {
          "type": "string",
          "enum": [
            "uuid",
            "companyUuid",
            "code",
            "name",
            "disabled",
            "sample",
            "version",
            "modifiedAt"
          ]
        },
        "order": {
          "type": "string",
          "enum": [
            "asc",
            "desc"
          ]
        },
        "uuid": {
          "type": "string",
          "maxLength": 36
        },
        "companyUuid": {
          "type": "string",
          "maxLength": 36
        },
        "code": {
          "type": "string",
          "maxLength": 30
        },
        "name": {
          "type": "string",
          "maxLength": 100
        },
        "disabled": {
          "type": "boolean"
        }
      },
      "additionalProperties": false
    }
  },
  "owner.remove": {
    "query": {
      "type": "object",
      "properties": {
        "uuid": {
          "type": "string",
          "maxLength": 36
        },
        "lang": {
          "type": "string",
          "maxLength": 20
        }
      },
      "required": [
        "uuid"
      ],
      "additionalProperties": false
    }
  },
  "owner.restore": {
    "query": {
      "type": "object",
      "properties": {
        "uuid": {
          "type": "string",
          "maxLength": 36
        },
        "lang": {
          "type": "string",
          "maxLength": 20
        }
      },
      "required": [
        "uuid"
      ],
      "additionalProperties": false
    }
  },
  "partnerKey.create": {
    "query": {
      "type": "object",
      "properties": {
        "lang": {
          "type": "string",
          "maxLength": 20
        }
      },
      "additionalProperties": false
    }
  },
  "partnerKey.modify": {
    "query": {
      "type": "object",
      "properties": {
        "lang": {
          "type": "string",
          "maxLength": 20
        }
      },
      "additionalProperties": false
    }
  },
  "partnerKey.query": {
    "query": {
      "type": "object",
      "properties": {
        "companyUuid": {
          "type": "string"
        },
        "name": {
          "type": "string",
          "maxLength": 30
        },
        "lang": {
          "type": "string",
          "maxLength": 20
        }
      },
      "required": [
        "companyUuid"
      ],
      "additionalProperties": false
    }
  },
  "partnerKey.remove": {
    "query": {
      "type": "object",
      "properties": {
        "uuid": {
          "type": "string",
          "maxLength": 36
        },
        "lang": {
          "type": "string",
          "maxLength": 20
        }
      },
      "required": [
        "uuid"
      ],
      "additionalProperties": false
    }
  },
  "partnerKey.revoke": {
    "query": {
      "type": "object",
      "properties": {
        "uuid": {
          "type": "string",
          "maxLength": 36
        },
        "lang": {
          "type": "string",
          "maxLength": 20
        }
      },
      "required": [
        "uuid"
      ],
      "additionalProperties": false
    }
  },
  "partnerKey.rotate": {
    "query": {
      "type": "object",
      "properties": {
        "uuid": {
          "type": "string",
          "maxLength": 36
        },
        "lang": {
          "type": "string",
          "maxLength": 20
        }
      },
      "required": [
        "uuid"
      ],
      "additionalProperties": false
    }
  },
  "pendingData.batch": {
    "query": {
      "type": "object",
      "properties": {
        "lang": {
          "type": "string",
          "maxLength": 20
        }
      },
      "additionalProperties": false
    }
  },
  "pendingData.cancel": {
    "query": {
      "type": "object",
      "properties": {
        "uuid": {
          "type": "string",
          "maxLength": 36
        },
        "reason": {
          "type": "string",
          "maxLength": 200
        },
        "lang": {
          "type": "string",
          "maxLength": 20
        }
      },
      "required": [
        "uuid",
        "reason"
      ],
      "additionalProperties": false
    }
  },
  "pendingData.debug": {
    "query": {
      "type": "object",
      "properties": {
        "uuid": {
          "type": "string",
          "maxLength": 36
        },
        "lang": {
          "type": "string",
          "maxLength": 20
        }
      },
      "required": [
        "uuid"
      ],
      "additionalProperties": false
    }
  },
  "pendingData.failures": {
    "query": {
      "type": "object",
      "properties": {
        "interfaceUuid": {
          "type": "string",
          "maxLength": 36
        },
        "lang": {
          "type": "string",
          "maxLength": 20
        }
      },
      "required": [
        "interfaceUuid"
      ],
      "additionalProperties": false
    }
  },
  "pendingData.get": {
    "query": {
      "type": "object",
      "properties": {
        "lang": {
          "type": "string",
          "maxLength": 20
        }
      },
      "additionalProperties": false
    }
  },
  "pendingData.query": {
    "query": {
      "type": "object",
      "properties": {
        "lang": {
          "type": "string",
          "maxLength": 20
        }
      },
      "additionalProperties": false
    },
    "body": {
      "type": "object",
      "properties": {
        "page": {
          "type": "integer",
          "minimum": 0
        },
        "pageSize": {
          "type": "integer",
          "minimum": 1,
          "maximum": 1000
        },
        "after": {
          "type": "string",
          "maxLength": 2000
        },
        "sort": {
          "type": "string",
          "enum": [
            "uuid",
            "companyUuid",
            "dcCode",
            "ownerCode",
            "interfaceUuid",
            "interfaceName",
            "interfaceType",
            "direction",
            "entityNo",
            "status",
            "failureCount",
            "failureReason",
            "errorCode",
            "idempotencyKey",
            "traceparent",
            "arrival",
            "createTime",
            "lastRunTime",
            "nextRunTime",
            "causeKey",
            "firstFailureTime",
            "originalUuid",
            "resentUuid",
            "interfaceDebug",
            "data",
            "version"
          ]
        },
        "order": {
          "type": "string",
          "enum": [
            "asc",
            "desc"
          ]
        },
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
          "if": {
            "type": "array"
          },
          "then": {
            "type": "array",
            "minItems": 1,
            "uniqueItems": true,
            "items": {
              "type": "string",
              "enum": [
                "ERP_DOWN",
                "ERP_UP",
                "WCS_DOWN",
                "WCS_UP"
              ]
            }
          },
          "else": {
            "type": "string",
            "enum": [
              "ERP_DOWN",
              "ERP_UP",
              "WCS_DOWN",
              "WCS_UP"
            ]
          }
        },
        "direction": {
          "if": {
            "type": "array"
          },
          "then": {
            "type": "array",
            "minItems": 1,
            "uniqueItems": true,
            "items": {
              "type": "string",
              "enum": [
                "DOWN",
                "UP"
              ]
            }
          },
          "else": {
            "type": "string",
            "enum": [
              "DOWN",
              "UP"
            ]
          }
        },
        "entityNo": {
          "type": "string",
          "maxLength": 100
        },
        "status": {
          "if": {
            "type": "array"
          },
          "then": {
            "type": "array",
            "minItems": 1,
            "uniqueItems": true,
            "items": {
              "type": "string",
              "enum": [
                "PENDING",
                "RUNNING",
                "SUCCESS",
                "FAILED",
                "BLOCKED",
                "CANCELLED"
              ]
            }
          },
          "else": {
            "type": "string",
            "enum": [
              "PENDING",
              "RUNNING",
              "SUCCESS",
              "FAILED",
              "BLOCKED",
              "CANCELLED"
            ]
          }
        },
        "failureCountFrom": {
          "type": "integer"
        },
        "failureCountTo": {
          "type": "integer"
        },
        "failureReason": {
          "type": "string",
          "maxLength": 2000
        },
        "errorCode": {
          "type": "string",
          "maxLength": 60
        },
        "createTimeFrom": {
          "type": "string",
          "format": "date-time"
        },
        "createTimeTo": {
          "type": "string",
          "format": "date-time"
        },
        "lastRunTimeFrom": {
          "type": "string",
          "format": "date-time"
        },
        "lastRunTimeTo": {
          "type": "string",
          "format": "date-time"
        },
        "causeKey": {
          "type": "string",
          "maxLength": 16
        },
        "firstFailureTimeFrom": {
          "type": "string",
          "format": "date-time"
        },
        "firstFailureTimeTo": {
          "type": "string",
          "format": "date-time"
        }
      },
      "additionalProperties": false
    }
  },
  "pendingData.resend": {
    "query": {
      "type": "object",
      "properties": {
        "uuid": {
          "type": "string",
          "maxLength": 36
        },
        "lang": {
          "type": "string",
          "maxLength": 20
        }
      },
      "required": [
        "uuid"
      ],
      "additionalProperties": false
    }
  },
  "pendingData.reset": {
    "query": {
      "type": "object",
      "properties": {
        "uuid": {
          "type": "string",
          "maxLength": 36
        },
        "lang": {
          "type": "string",
          "maxLength": 20
        }
      },
      "required": [
        "uuid"
      ],
      "additionalProperties": false
    }
  },
  "pendingData.retry": {
    "query": {
      "type": "object",
      "properties": {
        "lang": {
          "type": "string",
          "maxLength": 20
        }
      },
      "additionalProperties": false
    }
  },
  "processSchemeIgnoreConfig.queryConfig": {
    "query": {
      "type": "object",
      "properties": {
        "interfaceConfigUuid": {
          "type": "string",
          "maxLength": 36
        },
        "lang": {
          "type": "string",
          "maxLength": 20
        }
      },
      "required": [
        "interfaceConfigUuid"
      ],
      "additionalProperties": false
    }
  },
  "processSchemeIgnoreConfig.queryField": {
    "query": {
      "type": "object",
      "properties": {
        "interfaceName": {
          "type": "string",
          "maxLength": 30
        },
        "companyUuid": {
          "type": "string"
        },
        "lang": {
          "type": "string",
          "maxLength": 20
        }
      },
      "required": [
        "interfaceName"
      ],
      "additionalProperties": false
    }
  },
  "processSchemeIgnoreConfig.save": {
    "query": {
      "type": "object",
      "properties": {
        "companyUuid": {
          "type": "string"
        },
        "interfaceConfigUuid": {
          "type": "string",
          "maxLength": 36
        },
        "version": {
          "type": "integer"
        },
        "lang": {
          "type": "string",
          "maxLength": 20
        }
      },
      "required": [
        "companyUuid",
        "interfaceConfigUuid"
      ],
      "additionalProperties": false
    }
  },
  "securityconfig.get": {
    "query": {
      "type": "object",
      "properties": {
        "companyUuid": {
          "type": "string"
        },
        "lang": {
          "type": "string",
          "maxLength": 20
        }
      },
      "required": [
        "companyUuid"
      ],
      "additionalProperties": false
    }
  },
  "securityconfig.ownAddress": {
    "query": {
      "type": "object",
      "properties": {
        "lang": {
          "type": "string",
          "maxLength": 20
        }
      },
      "additionalProperties": false
    }
  },
  "securityconfig.save": {
    "query": {
      "type": "object",
      "properties": {
        "lang": {
          "type": "string",
          "maxLength": 20
        }
      },
      "additionalProperties": false
    }
  },
  "session.query": {
    "query": {
      "type": "object",
      "properties": {
        "companyUuid": {
          "type": "string"
        },
        "lang": {
          "type": "string",
          "maxLength": 20
        }
      },
      "required": [
        "companyUuid"
      ],
      "additionalProperties": false
    }
  },
  "session.remove": {
    "query": {
      "type": "object",
      "properties": {
        "uuid": {
          "type": "string",
          "maxLength": 36
        },
        "lang": {
          "type": "string",
          "maxLength": 20
        }
      },
      "required": [
        "uuid"
      ],
      "additionalProperties": false
    }
  },
  "testRequest.send": {
    "query": {
      "type": "object",
      "properties": {
        "companyUuid": {
          "type": "string"
        },
        "lang": {
          "type": "string",
          "maxLength": 20
        }
      },
      "required": [
        "companyUuid"
      ],
      "additionalProperties": false
    }
  },
  "uploadconfig.get": {
    "query": {
      "type": "object",
      "properties": {
        "type": {
          "type": "string",
          "maxLength": 30
        },
        "interfaceConfigUuid": {
          "type": "string",
          "maxLength": 36
        },
        "lang": {
          "type": "string",
          "maxLength": 20
        }
      },
      "required": [
        "type",
        "interfaceConfigUuid"
      ],
      "additionalProperties": false
    }
  },
  "uploadconfig.save": {
    "query": {
      "type": "object",
      "properties": {
        "limited": {
          "type": "boolean"
        },
        "interfaceConfigUuid": {
          "type": "string",
          "maxLength": 36
        },
        "version": {
          "type": "integer"
        },
        "lang": {
          "type": "string",
          "maxLength": 20
        }
      },
      "required": [
        "limited",
        "interfaceConfigUuid"
      ],
      "additionalProperties": false
    }
  }
};
