// Generated from schemas/ by `npm run generate`: do not edit.

import type { Resource } from '#contract/model/resource.ts';

const resource: Resource = {
  "name": "dailySettlementConfig",
  "entity": "dailySettlementConfig",
  "displayProperty": "configType",
  "roles": {
    "list": "dailyKnotConfig.queryconfig",
    "create": "dailyKnotConfig.save",
    "modify": "dailyKnotConfig.save"
  },
  "constants": {},
  "hide": [
    "configUuid",
    "language"
  ],
  "groups": [],
  "columns": [
    {
      "property": "configType",
      "field": {
        "type": "string",
        "choices": [
          "ERP",
          "WCS"
        ]
      },
      "sortable": true
    },
    {
      "property": "status",
      "field": {
        "type": "string",
        "choices": [
          "OFFLINE",
          "ONLINE"
        ],
        "readOnly": true
      },
      "sortable": true
    },
    {
      "property": "interfaceRange",
      "field": {
        "type": "string",
        "choices": [
          "ALL",
          "SELECTED"
        ]
      },
      "sortable": true
    },
    {
      "property": "settlementTime",
      "field": {
        "type": "string",
        "widget": "time",
        "maxLength": 5
      },
      "sortable": true
    },
    {
      "property": "failureCountStart",
      "field": {
        "type": "integer"
      },
      "sortable": true
    },
    {
      "property": "resetDayRange",
      "field": {
        "type": "integer"
      },
      "sortable": true,
      "priority": 3
    },
    {
      "property": "cancelDayRange",
      "field": {
        "type": "integer"
      },
      "sortable": true,
      "priority": 3
    },
    {
      "property": "modifiedAt",
      "field": {
        "type": "string",
        "format": "date-time",
        "readOnly": true
      },
      "sortable": true
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
  "subtitle": [],
  "filters": [],
  "actions": [
    {
      "name": "online",
      "operation": "dailyKnotConfig.online",
      "icon": "start",
      "appliesTo": "uuid",
      "confirm": true,
      "primary": true,
      "successMessage": "message.operationSuccessful"
    },
    {
      "name": "offline",
      "operation": "dailyKnotConfig.offline",
      "icon": "stop",
      "appliesTo": "uuid",
      "confirm": true,
      "primary": true,
      "successMessage": "message.operationSuccessful"
    }
  ],
  "bulk": [],
  "testActions": [
    {
      "id": "preview",
      "operation": "dailyKnotConfig.preview",
      "result": {
        "entity": "dailySettlementLog",
        "fields": {
          "uuid": {
            "type": "string",
            "readOnly": true,
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
            "choices": [
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
            "format": "time-zone",
            "maxLength": 40
          },
          "time": {
            "type": "string",
            "format": "date-time"
          },
          "elapsedMs": {
            "type": "integer"
          },
          "success": {
            "type": "boolean",
            "widget": "outcome"
          },
          "resetCount": {
            "type": "integer"
          },
          "cancelCount": {
            "type": "integer"
          },
          "message": {
            "type": "string",
            "maxLength": 2000
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
            }
          },
          "resetUuids": {
            "type": "array",
            "items": {
              "type": "string",
              "maxLength": 36
            }
          },
          "cancelUuids": {
            "type": "array",
            "items": {
              "type": "string",
              "maxLength": 36
            }
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
            }
          },
          "leaseUntil": {
            "type": "string",
            "format": "date-time",
            "readOnly": true
          }
        }
      }
    }
  ],
  "recordTabs": [
    {
      "id": "logs",
      "subTabs": [
        {
          "resource": "dailySettlementLog",
          "fixedProperties": {
            "configUuid": {
              "record": "uuid"
            }
          }
        },
        {
          "resource": "configurationLog",
          "fixedProperties": {
            "recordUuid": {
              "record": "uuid"
            }
          },
          "access": "operator"
        }
      ]
    }
  ],
  "sort": {
    "property": "configType",
    "order": "asc"
  },
  "lifecycle": {
    "property": "status",
    "initial": {
      "status": "OFFLINE"
    },
    "states": {
      "OFFLINE": "neutral",
      "ONLINE": "positive"
    },
    "activities": {
      "run": [
        "ONLINE"
      ]
    },
    "transitions": {
      "online": {
        "from": {
          "status": [
            "OFFLINE"
          ]
        },
        "to": {
          "status": "ONLINE"
        },
        "requires": "valid"
      },
      "offline": {
        "from": {
          "status": [
            "ONLINE"
          ]
        },
        "to": {
          "status": "OFFLINE"
        }
      },
      "modify": {
        "from": {
          "status": [
            "OFFLINE"
          ]
        },
        "to": {}
      }
    }
  }
};

export default resource;
