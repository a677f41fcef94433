// Generated from schemas/ by `npm run generate`: do not edit.

import type { Form } from '#contract/model/form.ts';
import * as validators from '../validators/interface.js';

const form: Form = {
  entity: "interface",
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
    "interfaceName": {
      "type": "string",
      "minLength": 1,
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
    "menuName": {
      "type": "string",
      "minLength": 1,
      "maxLength": 30
    },
    "scope": {
      "type": "string",
      "default": "DC",
      "enum": [
        "DC",
        "CARRIER"
      ]
    },
    "dcCode": {
      "type": "string",
      "minLength": 1,
      "maxLength": 30
    },
    "carrierCode": {
      "type": "string",
      "minLength": 1,
      "maxLength": 30
    },
    "ownerCode": {
      "type": "string",
      "minLength": 1,
      "maxLength": 30
    },
    "entityIdentifier": {
      "type": "string",
      "maxLength": 60
    },
    "remarks": {
      "type": "string",
      "maxLength": 200
    },
    "type": {
      "type": "string",
      "default": "HTTP",
      "enum": [
        "HTTP",
        "ACTIVE_MQ",
        "WEB_SERVICE",
        "INTERMEDIATE_TABLE"
      ]
    },
    "erpUuid": {
      "type": "string",
      "minLength": 1,
      "maxLength": 36
    },
    "dataSourceUuid": {
      "type": "string",
      "minLength": 1,
      "maxLength": 36
    },
    "method": {
      "type": "string",
      "default": "POST",
      "enum": [
        "POST",
        "GET",
        "PUT"
      ]
    },
    "path": {
      "type": "string",
      "minLength": 1,
      "maxLength": 200,
      "pattern": "^/\\S*$"
    },
    "address": {
      "type": "string",
      "minLength": 1,
      "maxLength": 200,
      "format": "partner-url"
    },
    "authUuid": {
      "type": "string",
      "minLength": 1,
      "maxLength": 36
    },
    "queueName": {
      "type": "string",
      "minLength": 1,
      "maxLength": 100,
      "pattern": "^\\S+$"
    },
    "requestMode": {
      "type": "string",
      "default": "PLAIN",
      "enum": [
        "PLAIN",
        "FORM"
      ]
    },
    "requestAction": {
      "type": "string",
      "minLength": 1,
      "maxLength": 60
    },
    "formId": {
      "type": "string",
      "minLength": 1,
      "maxLength": 60
    },
    "successRule": {
      "type": "string",
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
    "tableAccess": {
      "type": "string",
      "default": "TABLE",
      "enum": [
        "TABLE",
        "TRANSFER",
        "PROCEDURE"
      ]
    },
    "intermediateTableName": {
      "type": "string",
      "minLength": 1,
      "maxLength": 30,
      "pattern": "^\\S+$"
    },
    "sourceTableName": {
      "type": "string",
      "minLength": 1,
      "maxLength": 30,
      "pattern": "^\\S+$"
    },
    "targetTableName": {
      "type": "string",
      "minLength": 1,
      "maxLength": 30,
      "pattern": "^\\S+$"
    },
    "storedProcedureName": {
      "type": "string",
      "minLength": 1,
      "maxLength": 100,
      "pattern": "^\\S+$"
    },
    "triggerStrategy": {
      "type": "string",
      "default": "EVENT",
      "enum": [
        "EVENT",
        "CRON"
      ]
    },
    "eventTypes": {
      "type": "array",
      "minItems": 1,
      "maxItems": 50,
      "uniqueItems": true,
      "items": {
        "type": "string",
        "maxLength": 60
      }
    },
    "executionStrategy": {
      "type": "string",
      "default": "DAILY",
      "enum": [
        "DAILY",
        "INTERVAL",
        "EXPRESSION"
      ]
    },
    "executionTime": {
      "type": "string",
      "minLength": 1,
      "maxLength": 5,
      "pattern": "^([01]\\d|2[0-3]):[0-5]\\d$"
    },
    "intervalMinutes": {
      "type": "integer",
      "minimum": 1,
      "maximum": 1440,
      "default": 5
    },
    "cronExpression": {
      "type": "string",
      "minLength": 1,
      "maxLength": 100,
      "format": "cron"
    },
    "itemProcessingType": {
      "type": "string",
      "enum": [
        "INC",
        "FULL",
        "QPC",
        "BARCODE",
        "VENDOR"
      ]
    },
    "fileFormat": {
      "type": "string",
      "enum": [
        "CSV"
      ]
    },
    "fileName": {
      "type": "string",
      "minLength": 1,
      "maxLength": 100,
      "pattern": "^[^\\s/\\\\]+$"
    },
    "lanes": {
      "type": "integer",
      "minimum": 1,
      "maximum": 32
    },
    "preFilter": {
      "type": "string",
      "maxLength": 2000
    },
    "postFilter": {
      "type": "string",
      "maxLength": 2000
    },
    "alarmEnabled": {
      "type": "boolean",
      "default": false
    },
    "dingDingUuid": {
      "type": "string",
      "minLength": 1,
      "maxLength": 36
    },
    "fieldMappings": {
      "type": "array",
      "maxItems": 10000,
      "items": {
        "type": "object",
        "if": {
          "required": [
            "functionType"
          ]
        },
        "then": {
          "allOf": [
            {
              "if": {
                "properties": {
                  "functionType": {
                    "enum": [
                      "REGULAR",
                      "CONCATENATE",
                      "CONNECT",
                      "EXTRACT",
                      "DEFAULT_VALUE",
                      "NEGATE",
                      "REPLACE",
                      "FORMAT_TIME",
                      "GROUP",
                      "SUB_TABLE",
                      "SUB_QUERY"
                    ]
                  }
                }
              },
              "then": {
                "required": [
                  "sourceField"
                ]
              }
            },
            {
              "if": {
                "properties": {
                  "functionType": {
                    "enum": [
                      "EXTRACT",
                      "DEFAULT_VALUE",
                      "CUSTOM",
                      "REPLACE",
                      "FORMAT_TIME",
                      "GROUP",
                      "FIXED_VALUE",
                      "SUB_TABLE",
                      "SUB_QUERY",
                      "POST_CUSTOM"
                    ]
                  }
                }
              },
              "then": {
                "required": [
                  "expression"
                ]
              }
            }
          ]
        },
        "properties": {
          "lineNo": {
            "type": "integer",
            "minimum": 1
          },
          "targetField": {
            "type": "string",
            "minLength": 1,
            "maxLength": 200,
            "pattern": "^\\S+$"
          },
          "type": {
            "type": "string",
            "default": "STRING",
            "enum": [
              "STRING",
              "NUMERIC",
              "INTEGER",
              "INT",
              "LONG",
              "BOOLEAN",
              "DATE",
              "ARRAY",
              "OBJECT"
            ]
          },
          "description": {
            "type": "string",
            "maxLength": 200
          },
          "functionType": {
            "type": "string",
            "default": "REGULAR",
            "enum": [
              "REGULAR",
              "CONCATENATE",
              "CONNECT",
              "EXTRACT",
              "DEFAULT_VALUE",
              "NEGATE",
              "CUSTOM",
              "REPLACE",
              "CURRENT_TIME",
              "FORMAT_TIME",
              "GROUP",
              "FIXED_VALUE",
              "SUB_TABLE",
              "SUB_QUERY",
              "POST_CUSTOM"
            ]
          },
          "sourceField": {
            "type": "string",
            "minLength": 1,
            "maxLength": 500
          },
          "expression": {
            "type": "string",
            "minLength": 1,
            "maxLength": 4000
          }
        },
        "required": [
          "targetField",
          "type",
          "functionType"
        ],
        "additionalProperties": false
      }
    },
    "status": {
      "type": "string",
      "enum": [
        "OFFLINE",
        "ONLINE",
        "SUSPENDED"
      ]
    },
    "debug": {
      "type": "boolean"
    },
    "debugUntil": {
      "type": "string",
      "format": "date-time"
    },
    "pendingCount": {
      "type": "integer",
      "minimum": 0
    },
    "blockedCount": {
      "type": "integer",
      "minimum": 0
    },
    "failureCount": {
      "type": "integer",
      "minimum": 0
    },
    "failureReason": {
      "type": "string",
      "maxLength": 2000
    },
    "pullFailedSince": {
      "type": "string",
      "format": "date-time"
    },
    "pullFailureReason": {
      "type": "string",
      "maxLength": 2000
    },
    "outageCount": {
      "type": "integer",
      "minimum": 0
    },
    "receiverDownSince": {
      "type": "string",
      "format": "date-time"
    },
    "nextProbeTime": {
      "type": "string",
      "format": "date-time"
    },
    "onlineAt": {
      "type": "string",
      "format": "date-time"
    },
    "lastScheduleTime": {
      "type": "string",
      "format": "date-time"
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
    "interfaceName",
    "interfaceType",
    "menuName",
    "scope",
    "type",
    "triggerStrategy"
  ],
  "allOf": [
    {
      "if": {
        "properties": {
          "scope": {
            "const": "DC"
          }
        }
      },
      "then": {
        "required": [
          "dcCode"
        ]
      }
    },
    {
      "if": {
        "properties": {
          "scope": {
            "const": "CARRIER"
          }
        },
        "required": [
          "scope"
        ]
      },
      "then": {
        "required": [
          "carrierCode"
        ]
      }
    },
    {
      "if": {
        "properties": {
          "interfaceType": {
            "pattern": "^ERP_"
          }
        },
        "required": [
          "interfaceType"
        ]
      },
      "then": {
        "required": [
          "erpUuid"
        ]
      }
    },
    {
      "if": {
        "properties": {
          "interfaceType": {
            "not": {
              "pattern": "^ERP_"
            }
          },
          "type": {
            "const": "INTERMEDIATE_TABLE"
          }
        },
        "required": [
          "interfaceType",
          "type"
        ]
      },
      "then": {
        "required": [
          "dataSourceUuid"
        ]
      }
    },
    {
      "if": {
        "properties": {
          "type": {
            "const": "HTTP"
          }
        },
        "required": [
          "type"
        ]
      },
      "then": {
        "required": [
          "method"
        ]
      }
    },
    {
      "if": {
        "properties": {
          "interfaceType": {
            "pattern": "^ERP_"
          },
          "type": {
            "enum": [
              "HTTP",
              "WEB_SERVICE"
            ]
          }
        },
        "required": [
          "interfaceType",
          "type"
        ]
      },
      "then": {
        "required": [
          "path"
        ]
      }
    },
    {
      "if": {
        "not": {
          "anyOf": [
            {
              "properties": {
                "type": {
                  "const": "INTERMEDIATE_TABLE"
                }
              }
            },
            {
              "properties": {
                "interfaceType": {
                  "pattern": "^ERP_"
                },
                "type": {
                  "enum": [
                    "HTTP",
                    "WEB_SERVICE"
                  ]
                }
              }
            }
          ]
        }
      },
      "then": {
        "required": [
          "address"
        ]
      }
    },
    {
      "if": {
        "properties": {
          "type": {
            "const": "ACTIVE_MQ"
          }
        },
        "required": [
          "type"
        ]
      },
      "then": {
        "required": [
          "queueName"
        ]
      }
    },
    {
      "if": {
        "properties": {
          "interfaceType": {
            "pattern": "^ERP_"
          },
          "type": {
            "const": "HTTP"
          }
        },
        "required": [
          "interfaceType",
          "type"
        ]
      },
      "then": {
        "required": [
          "requestMode"
        ]
      }
    },
    {
      "if": {
        "properties": {
          "interfaceType": {
            "pattern": "^ERP_"
          },
          "type": {
            "const": "HTTP"
          },
          "requestMode": {
            "const": "FORM"
          }
        },
        "required": [
          "interfaceType",
          "type",
          "requestMode"
        ]
      },
      "then": {
        "required": [
          "requestAction",
          "formId"
        ]
      }
    },
    {
      "if": {
        "properties": {
          "type": {
            "const": "INTERMEDIATE_TABLE"
          }
        },
        "required": [
          "type"
        ]
      },
      "then": {
        "required": [
          "tableAccess"
        ]
      }
    },
    {
      "if": {
        "properties": {
          "type": {
            "const": "INTERMEDIATE_TABLE"
          },
          "tableAccess": {
            "const": "TABLE"
          }
        },
        "required": [
          "type",
          "tableAccess"
        ]
      },
      "then": {
        "required": [
          "intermediateTableName"
        ]
      }
    },
    {
      "if": {
        "properties": {
          "type": {
            "const": "INTERMEDIATE_TABLE"
          },
          "tableAccess": {
            "const": "TRANSFER"
          }
        },
        "required": [
          "type",
          "tableAccess"
        ]
      },
      "then": {
        "required": [
          "sourceTableName",
          "targetTableName"
        ]
      }
    },
    {
      "if": {
        "properties": {
          "type": {
            "const": "INTERMEDIATE_TABLE"
          },
          "tableAccess": {
            "const": "PROCEDURE"
          }
        },
        "required": [
          "type",
          "tableAccess"
        ]
      },
      "then": {
        "required": [
          "storedProcedureName"
        ]
      }
    },
    {
      "if": {
        "properties": {
          "triggerStrategy": {
            "const": "EVENT"
          }
        },
        "required": [
          "triggerStrategy"
        ]
      },
      "then": {
        "required": [
          "eventTypes"
        ]
      }
    },
    {
      "if": {
        "properties": {
          "triggerStrategy": {
            "const": "CRON"
          }
        },
        "required": [
          "triggerStrategy"
        ]
      },
      "then": {
        "required": [
          "executionStrategy"
        ]
      }
    },
    {
      "if": {
        "properties": {
          "triggerStrategy": {
            "const": "CRON"
          },
          "executionStrategy": {
            "const": "DAILY"
          }
        },
        "required": [
          "triggerStrategy",
          "executionStrategy"
        ]
      },
      "then": {
        "required": [
          "executionTime"
        ]
      }
    },
    {
      "if": {
        "properties": {
          "triggerStrategy": {
            "const": "CRON"
          },
          "executionStrategy": {
            "const": "INTERVAL"
          }
        },
        "required": [
          "triggerStrategy",
          "executionStrategy"
        ]
      },
      "then": {
        "required": [
          "intervalMinutes"
        ]
      }
    },
    {
      "if": {
        "properties": {
          "triggerStrategy": {
            "const": "CRON"
          },
          "executionStrategy": {
            "const": "EXPRESSION"
          }
        },
        "required": [
          "triggerStrategy",
          "executionStrategy"
        ]
      },
      "then": {
        "required": [
          "cronExpression"
        ]
      }
    },
    {
      "if": {
        "properties": {
          "type": {
            "const": "HTTP"
          },
          "fileFormat": {
            "const": "CSV"
          }
        },
        "required": [
          "type",
          "fileFormat"
        ]
      },
      "then": {
        "required": [
          "fileName"
        ]
      }
    },
    {
      "if": {
        "properties": {
          "alarmEnabled": {
            "const": true
          }
        },
        "required": [
          "alarmEnabled"
        ]
      },
      "then": {
        "required": [
          "dingDingUuid"
        ]
      }
    },
    {
      "if": {
        "properties": {
          "type": {
            "const": "HTTP"
          },
          "successRule": {
            "const": "CUSTOM"
          }
        },
        "required": [
          "type",
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
  "interfaceName": {
    "type": "string",
    "maxLength": 30,
    "group": "basic",
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
    "group": "basic",
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
    "group": "basic",
    "span": 1
  },
  "scope": {
    "type": "string",
    "choices": [
      "DC",
      "CARRIER"
    ],
    "group": "basic",
    "span": 1
  },
  "dcCode": {
    "type": "string",
    "reference": {
      "operation": "dc.listCompany",
      "value": "code",
      "label": "name",
      "timeZone": "timeZone",
      "unless": "disabled"
    },
    "maxLength": 30,
    "group": "basic",
    "span": 1
  },
  "carrierCode": {
    "type": "string",
    "reference": {
      "operation": "carrier.page",
      "value": "code",
      "label": "name",
      "search": "name",
      "unless": "disabled"
    },
    "maxLength": 30,
    "group": "basic",
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
    "group": "basic",
    "folded": true,
    "span": 1
  },
  "entityIdentifier": {
    "type": "string",
    "maxLength": 60,
    "group": "basic",
    "span": 1
  },
  "remarks": {
    "type": "string",
    "widget": "multiline",
    "maxLength": 200,
    "group": "basic",
    "folded": true,
    "span": 2
  },
  "type": {
    "type": "string",
    "choices": [
      "HTTP",
      "ACTIVE_MQ",
      "WEB_SERVICE",
      "INTERMEDIATE_TABLE"
    ],
    "group": "connection",
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
    "group": "connection",
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
    "group": "connection",
    "span": 1
  },
  "method": {
    "type": "string",
    "choices": [
      "POST",
      "GET",
      "PUT"
    ],
    "group": "connection",
    "span": 1
  },
  "path": {
    "type": "string",
    "maxLength": 200,
    "group": "connection",
    "span": 1
  },
  "address": {
    "type": "string",
    "format": "partner-url",
    "maxLength": 200,
    "group": "connection",
    "span": 2
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
    "group": "connection",
    "span": 1
  },
  "queueName": {
    "type": "string",
    "maxLength": 100,
    "group": "connection",
    "span": 1
  },
  "requestMode": {
    "type": "string",
    "choices": [
      "PLAIN",
      "FORM"
    ],
    "group": "connection",
    "folded": true,
    "span": 1
  },
  "requestAction": {
    "type": "string",
    "maxLength": 60,
    "group": "connection",
    "folded": true,
    "span": 1
  },
  "formId": {
    "type": "string",
    "maxLength": 60,
    "group": "connection",
    "folded": true,
    "span": 1
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
    "group": "connection",
    "folded": true,
    "span": 1
  },
  "successStatuses": {
    "type": "string",
    "maxLength": 100,
    "group": "connection",
    "folded": true,
    "span": 1
  },
  "successCondition": {
    "type": "string",
    "widget": "code",
    "maxLength": 2000,
    "group": "connection",
    "folded": true,
    "span": 2
  },
  "sampleStatus": {
    "type": "integer",
    "group": "connection",
    "folded": true,
    "span": 1
  },
  "sampleResponse": {
    "type": "string",
    "widget": "code",
    "maxLength": 4000,
    "group": "connection",
    "folded": true,
    "span": 2
  },
  "tableAccess": {
    "type": "string",
    "choices": [
      "TABLE",
      "TRANSFER",
      "PROCEDURE"
    ],
    "group": "connection",
    "span": 1
  },
  "intermediateTableName": {
    "type": "string",
    "maxLength": 30,
    "group": "connection",
    "span": 1
  },
  "sourceTableName": {
    "type": "string",
    "maxLength": 30,
    "group": "connection",
    "span": 1
  },
  "targetTableName": {
    "type": "string",
    "maxLength": 30,
    "group": "connection",
    "span": 1
  },
  "storedProcedureName": {
    "type": "string",
    "maxLength": 100,
    "group": "connection",
    "span": 1
  },
  "triggerStrategy": {
    "type": "string",
    "choices": [
      "EVENT",
      "CRON"
    ],
    "group": "schedule",
    "span": 1
  },
  "eventTypes": {
    "type": "array",
    "items": {
      "type": "string",
      "reference": {
        "operation": "interfaceConfig.getEventTypes",
        "value": "code",
        "label": "name"
      },
      "maxLength": 60
    },
    "group": "schedule",
    "span": 2
  },
  "executionStrategy": {
    "type": "string",
    "choices": [
      "DAILY",
      "INTERVAL",
      "EXPRESSION"
    ],
    "group": "schedule",
    "span": 1
  },
  "executionTime": {
    "type": "string",
    "widget": "time",
    "maxLength": 5,
    "group": "schedule",
    "span": 1
  },
  "intervalMinutes": {
    "type": "integer",
    "group": "schedule",
    "span": 1
  },
  "cronExpression": {
    "type": "string",
    "format": "cron",
    "maxLength": 100,
    "group": "schedule",
    "span": 1
  },
  "itemProcessingType": {
    "type": "string",
    "choices": [
      "INC",
      "FULL",
      "QPC",
      "BARCODE",
      "VENDOR"
    ],
    "group": "processing",
    "folded": true,
    "span": 1
  },
  "fileFormat": {
    "type": "string",
    "choices": [
      "CSV"
    ],
    "group": "processing",
    "folded": true,
    "span": 1
  },
  "fileName": {
    "type": "string",
    "maxLength": 100,
    "group": "processing",
    "folded": true,
    "span": 1
  },
  "lanes": {
    "type": "integer",
    "group": "processing",
    "folded": true,
    "span": 1
  },
  "preFilter": {
    "type": "string",
    "widget": "code",
    "maxLength": 2000,
    "group": "processing",
    "folded": true,
    "span": 2
  },
  "postFilter": {
    "type": "string",
    "widget": "code",
    "maxLength": 2000,
    "group": "processing",
    "folded": true,
    "span": 2
  },
  "alarmEnabled": {
    "type": "boolean",
    "group": "alarm",
    "folded": true,
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
    "group": "alarm",
    "folded": true,
    "span": 1
  },
  "fieldMappings": {
    "type": "array",
    "fields": {
      "lineNo": {
        "type": "integer",
        "readOnly": true
      },
      "targetField": {
        "type": "string",
        "maxLength": 200
      },
      "type": {
        "type": "string",
        "choices": [
          "STRING",
          "NUMERIC",
          "INTEGER",
          "INT",
          "LONG",
          "BOOLEAN",
          "DATE",
          "ARRAY",
          "OBJECT"
        ]
      },
      "description": {
        "type": "string",
        "maxLength": 200
      },
      "functionType": {
        "type": "string",
        "choices": [
          "REGULAR",
          "CONCATENATE",
          "CONNECT",
          "EXTRACT",
          "DEFAULT_VALUE",
          "NEGATE",
          "CUSTOM",
          "REPLACE",
          "CURRENT_TIME",
          "FORMAT_TIME",
          "GROUP",
          "FIXED_VALUE",
          "SUB_TABLE",
          "SUB_QUERY",
          "POST_CUSTOM"
        ]
      },
      "sourceField": {
        "type": "string",
        "maxLength": 500
      },
      "expression": {
        "type": "string",
        "widget": "code",
        "maxLength": 4000
      }
    },
    "span": 1
  }
},
  messages: {
  "menuName.required": "validation.select",
  "menuName.minLength": "validation.select",
  "dcCode.required": "validation.select",
  "dcCode.minLength": "validation.select",
  "carrierCode.required": "validation.select",
  "carrierCode.minLength": "validation.select",
  "ownerCode.required": "validation.select",
  "ownerCode.minLength": "validation.select",
  "erpUuid.required": "validation.select",
  "erpUuid.minLength": "validation.select",
  "dataSourceUuid.required": "validation.select",
  "dataSourceUuid.minLength": "validation.select",
  "path.pattern": "validation.path",
  "address.format": "validation.address",
  "authUuid.minLength": "validation.select",
  "queueName.pattern": "validation.noSpaces",
  "successStatuses.pattern": "validation.httpStatuses",
  "intermediateTableName.pattern": "validation.noSpaces",
  "sourceTableName.pattern": "validation.noSpaces",
  "targetTableName.pattern": "validation.noSpaces",
  "storedProcedureName.pattern": "validation.noSpaces",
  "eventTypes.required": "validation.select",
  "eventTypes.minItems": "validation.select",
  "executionTime.pattern": "validation.time",
  "intervalMinutes.type": "validation.positiveInteger",
  "intervalMinutes.minimum": "validation.positiveInteger",
  "cronExpression.format": "validation.cron",
  "fileName.pattern": "validation.fileName",
  "lanes.type": "validation.positiveInteger",
  "lanes.minimum": "validation.positiveInteger",
  "dingDingUuid.required": "validation.select",
  "dingDingUuid.minLength": "validation.select",
  "fieldMappings.lineNo.type": "validation.positiveInteger",
  "fieldMappings.lineNo.minimum": "validation.positiveInteger",
  "fieldMappings.targetField.pattern": "validation.noSpaces",
  "fieldMappings.functionType.required": "validation.select"
},
  trimmed: [
  "interfaceName",
  "entityIdentifier",
  "remarks",
  "path",
  "address",
  "queueName",
  "requestAction",
  "formId",
  "successStatuses",
  "intermediateTableName",
  "sourceTableName",
  "targetTableName",
  "storedProcedureName",
  "executionTime",
  "cronExpression",
  "fileName",
  "fieldMappings.*.targetField",
  "fieldMappings.*.description",
  "fieldMappings.*.sourceField"
],
  validators,
};

export default form;
