// Generated from schemas/ by `npm run generate`: do not edit.

import type { Resource } from '#contract/model/resource.ts';

const resource: Resource = {
  "name": "pendingData",
  "entity": "pendingData",
  "displayProperty": "entityNo",
  "roles": {
    "list": "pendingData.query",
    "get": "pendingData.get",
    "batch": "pendingData.batch"
  },
  "constants": {},
  "hide": [
    "interfaceUuid",
    "causeKey",
    "firstFailureTime",
    "history",
    "lastAction",
    "originalUuid",
    "resentUuid"
  ],
  "groups": [],
  "columns": [
    {
      "property": "entityNo",
      "field": {
        "type": "string",
        "maxLength": 100
      },
      "sortable": true
    },
    {
      "property": "status",
      "field": {
        "type": "string",
        "choices": [
          "PENDING",
          "RUNNING",
          "SUCCESS",
          "FAILED",
          "BLOCKED",
          "CANCELLED"
        ],
        "readOnly": true
      },
      "sortable": true
    },
    {
      "property": "failureReason",
      "field": {
        "type": "string",
        "widget": "failure",
        "maxLength": 2000
      },
      "sortable": true
    },
    {
      "property": "failureCount",
      "field": {
        "type": "integer",
        "readOnly": true
      },
      "sortable": true,
      "priority": 2
    },
    {
      "property": "interfaceName",
      "field": {
        "type": "string",
        "maxLength": 30
      },
      "sortable": true,
      "priority": 2
    },
    {
      "property": "nextRunTime",
      "field": {
        "type": "string",
        "format": "date-time"
      },
      "sortable": true,
      "priority": 3
    },
    {
      "property": "createTime",
      "field": {
        "type": "string",
        "format": "date-time"
      },
      "sortable": true
    },
    {
      "property": "lastRunTime",
      "field": {
        "type": "string",
        "format": "date-time"
      },
      "sortable": true,
      "hidden": true
    },
    {
      "property": "dcCode",
      "field": {
        "type": "string",
        "reference": {
          "operation": "dc.listCompany",
          "value": "code",
          "label": "name",
          "timeZone": "timeZone"
        },
        "maxLength": 30
      },
      "sortable": false,
      "hidden": true
    },
    {
      "property": "ownerCode",
      "field": {
        "type": "string",
        "reference": {
          "operation": "owner.page",
          "value": "code",
          "label": "name",
          "search": "name"
        },
        "maxLength": 30
      },
      "sortable": false,
      "hidden": true
    },
    {
      "property": "errorCode",
      "field": {
        "type": "string",
        "maxLength": 60
      },
      "sortable": true,
      "hidden": true
    },
    {
      "property": "idempotencyKey",
      "field": {
        "type": "string",
        "maxLength": 200
      },
      "sortable": true,
      "hidden": true
    },
    {
      "property": "uuid",
      "field": {
        "type": "string",
        "readOnly": true,
        "maxLength": 36
      },
      "sortable": true,
      "hidden": true
    }
  ],
  "subtitle": [
    {
      "property": "interfaceName",
      "field": {
        "type": "string",
        "maxLength": 30
      }
    },
    {
      "property": "dcCode",
      "field": {
        "type": "string",
        "reference": {
          "operation": "dc.listCompany",
          "value": "code",
          "label": "name",
          "timeZone": "timeZone"
        },
        "maxLength": 30
      }
    },
    {
      "property": "ownerCode",
      "field": {
        "type": "string",
        "reference": {
          "operation": "owner.page",
          "value": "code",
          "label": "name",
          "search": "name"
        },
        "maxLength": 30
      }
    }
  ],
  "filters": [
    {
      "property": "entityNo",
      "field": {
        "type": "string",
        "maxLength": 100
      }
    },
    {
      "property": "status",
      "field": {
        "type": "string",
        "choices": [
          "PENDING",
          "RUNNING",
          "SUCCESS",
          "FAILED",
          "BLOCKED",
          "CANCELLED"
        ],
        "readOnly": true
      }
    },
    {
      "property": "interfaceName",
      "field": {
        "type": "string",
        "maxLength": 30
      }
    },
    {
      "property": "dcCode",
      "field": {
        "type": "string",
        "reference": {
          "operation": "dc.listCompany",
          "value": "code",
          "label": "name",
          "timeZone": "timeZone"
        },
        "maxLength": 30
      }
    },
    {
      "property": "ownerCode",
      "field": {
        "type": "string",
        "reference": {
          "operation": "owner.page",
          "value": "code",
          "label": "name",
          "search": "name"
        },
        "maxLength": 30
      }
    },
    {
      "property": "createTime",
      "field": {
        "type": "string",
        "format": "date-time"
      }
    },
    {
      "property": "lastRunTime",
      "field": {
        "type": "string",
        "format": "date-time"
      }
    },
    {
      "property": "failureCount",
      "field": {
        "type": "integer",
        "readOnly": true
      }
    },
    {
      "property": "failureReason",
      "field": {
        "type": "string",
        "widget": "failure",
        "maxLength": 2000
      }
    },
    {
      "property": "errorCode",
      "field": {
        "type": "string",
        "maxLength": 60
      }
    }
  ],
  "actions": [
    {
      "name": "reset",
      "operation": "pendingData.reset",
      "icon": "resume",
      "appliesTo": "uuid",
      "confirm": true,
      "primary": true,
      "successMessage": "message.resetSuccessful"
    },
    {
      "name": "cancel",
      "operation": "pendingData.cancel",
      "icon": "stop",
      "appliesTo": "uuid",
      "prompt": {
        "parameter": "reason",
        "required": true,
        "maxLength": 200
      },
      "confirm": true,
      "successMessage": "message.cancelSuccessful"
    },
    {
      "name": "debug",
      "operation": "pendingData.debug",
      "icon": "debug",
      "appliesTo": "uuid",
      "onSuccess": "show",
      "result": {
        "entity": "debugRun",
        "fields": {
          "success": {
            "type": "boolean",
            "widget": "outcome"
          },
          "message": {
            "type": "string",
            "maxLength": 2000
          },
          "status": {
            "type": "integer"
          },
          "leftOutBy": {
            "type": "string",
            "choices": [
              "PRE_FILTER",
              "POST_FILTER"
            ]
          },
          "source": {
            "type": "string",
            "widget": "json",
            "maxLength": 1000000
          },
          "steps": {
            "type": "array",
            "fields": {
              "lineNo": {
                "type": "integer"
              },
              "targetField": {
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
              "input": {
                "type": "string",
                "widget": "json",
                "maxLength": 100000
              },
              "output": {
                "type": "string",
                "widget": "json",
                "maxLength": 100000
              },
              "error": {
                "type": "string",
                "maxLength": 2000
              }
            }
          },
          "stepsCut": {
            "type": "integer"
          },
          "mapped": {
            "type": "string",
            "widget": "json",
            "maxLength": 1000000
          },
          "request": {
            "type": "string",
            "widget": "json",
            "maxLength": 1000000
          },
          "response": {
            "type": "string",
            "widget": "json",
            "maxLength": 1000000
          },
          "timings": {
            "type": "array",
            "fields": {
              "stage": {
                "type": "string",
                "choices": [
                  "PRE_FILTER",
                  "MAPPING",
                  "POST_FILTER",
                  "SEND"
                ]
              },
              "elapsedMs": {
                "type": "number"
              }
            }
          },
          "elapsedMs": {
            "type": "integer"
          }
        }
      },
      "confirm": true,
      "successMessage": "message.debugSuccessful"
    }
  ],
  "bulk": [
    "reset",
    "cancel",
    "debug"
  ],
  "testActions": [],
  "overviewPanel": "timeline",
  "recordTabs": [],
  "sort": {
    "property": "createTime",
    "order": "desc"
  },
  "refresh": 5,
  "lifecycle": {
    "property": "status",
    "initial": {
      "status": "PENDING",
      "failureCount": 0
    },
    "states": {
      "PENDING": "neutral",
      "RUNNING": "neutral",
      "SUCCESS": "positive",
      "FAILED": "warning",
      "BLOCKED": "negative",
      "CANCELLED": "neutral"
    },
    "transitions": {
      "reset": {
        "from": {
          "status": [
            "FAILED",
            "BLOCKED",
            "CANCELLED"
          ]
        },
        "to": {
          "status": "PENDING",
          "failureCount": 0
        }
      },
      "cancel": {
        "from": {
          "status": [
            "PENDING",
            "FAILED",
            "BLOCKED"
          ]
        },
        "to": {
          "status": "CANCELLED"
        }
      },
      "debug": {
        "from": {
          "status": [
            "PENDING",
            "FAILED",
            "BLOCKED"
          ],
          "interfaceDebug": [
            true
          ]
        },
        "to": {}
      }
    }
  }
};

export default resource;
