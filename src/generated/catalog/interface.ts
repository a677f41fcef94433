// Generated from schemas/ by `npm run generate`: do not edit.

import type { Resource } from '../../contract/resource.ts';

const resource: Resource = {
  "name": "interface",
  "entity": "interface",
  "naming": "interfaceName",
  "roles": {
    "list": "interfaceConfig.query",
    "create": "interfaceConfig.create",
    "modify": "interfaceConfig.modify",
    "remove": "interfaceConfig.remove",
    "restore": "interfaceConfig.restore",
    "batch": "interfaceConfig.batch"
  },
  "constants": {},
  "hide": [
    "fieldMappings"
  ],
  "groups": [
    "basic",
    "connection",
    "schedule",
    "processing",
    "alarm"
  ],
  "columns": [
    {
      "property": "interfaceName",
      "field": {
        "type": "string",
        "maxLength": 30
      },
      "sortable": true
    },
    {
      "property": "interfaceType",
      "field": {
        "type": "string",
        "choices": [
          "ERP_DOWN",
          "ERP_UP",
          "WCS_DOWN",
          "WCS_UP"
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
          "ONLINE",
          "SUSPENDED"
        ],
        "readOnly": true
      },
      "sortable": true
    },
    {
      "property": "pendingCount",
      "field": {
        "type": "integer",
        "readOnly": true
      },
      "sortable": true,
      "tab": "pending",
      "filters": {
        "status": "PENDING,RUNNING,FAILED,BLOCKED"
      }
    },
    {
      "property": "blockedCount",
      "field": {
        "type": "integer",
        "readOnly": true
      },
      "sortable": true,
      "tab": "pending",
      "filters": {
        "status": "BLOCKED"
      }
    },
    {
      "property": "failureReason",
      "field": {
        "type": "string",
        "widget": "failure",
        "readOnly": true,
        "maxLength": 2000
      },
      "sortable": true,
      "tab": "logs",
      "filters": {
        "level": "ERROR"
      }
    },
    {
      "property": "lastScheduleTime",
      "field": {
        "type": "string",
        "format": "date-time",
        "readOnly": true
      },
      "sortable": true
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
      "sortable": false
    },
    {
      "property": "carrierCode",
      "field": {
        "type": "string",
        "reference": {
          "operation": "carrier.page",
          "value": "code",
          "label": "name",
          "search": "name"
        },
        "maxLength": 30
      },
      "sortable": false
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
      "sortable": false
    },
    {
      "property": "type",
      "field": {
        "type": "string",
        "choices": [
          "HTTP",
          "ACTIVE_MQ",
          "WEB_SERVICE",
          "INTERMEDIATE_TABLE"
        ]
      },
      "sortable": true
    },
    {
      "property": "triggerStrategy",
      "field": {
        "type": "string",
        "choices": [
          "EVENT",
          "CRON"
        ]
      },
      "sortable": true
    },
    {
      "property": "menuName",
      "field": {
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
        "maxLength": 30
      },
      "sortable": false,
      "hidden": true
    },
    {
      "property": "scope",
      "field": {
        "type": "string",
        "choices": [
          "DC",
          "CARRIER"
        ]
      },
      "sortable": true,
      "hidden": true
    },
    {
      "property": "failureCount",
      "field": {
        "type": "integer",
        "readOnly": true
      },
      "sortable": true,
      "hidden": true
    },
    {
      "property": "debug",
      "field": {
        "type": "boolean",
        "readOnly": true
      },
      "sortable": true,
      "hidden": true
    },
    {
      "property": "debugUntil",
      "field": {
        "type": "string",
        "format": "date-time",
        "readOnly": true
      },
      "sortable": true,
      "hidden": true
    },
    {
      "property": "erpUuid",
      "field": {
        "type": "string",
        "reference": {
          "operation": "erp.query",
          "value": "uuid",
          "label": "name",
          "search": "name"
        },
        "maxLength": 36
      },
      "sortable": false,
      "hidden": true
    },
    {
      "property": "entityIdentifier",
      "field": {
        "type": "string",
        "maxLength": 60
      },
      "sortable": true,
      "hidden": true
    },
    {
      "property": "itemProcessingType",
      "field": {
        "type": "string",
        "choices": [
          "INC",
          "FULL",
          "QPC",
          "BARCODE",
          "VENDOR"
        ]
      },
      "sortable": true,
      "hidden": true
    },
    {
      "property": "remarks",
      "field": {
        "type": "string",
        "widget": "multiline",
        "maxLength": 200
      },
      "sortable": true,
      "hidden": true
    },
    {
      "property": "modifiedAt",
      "field": {
        "type": "string",
        "format": "date-time",
        "readOnly": true
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
  "filters": [
    {
      "property": "interfaceType",
      "field": {
        "type": "string",
        "choices": [
          "ERP_DOWN",
          "ERP_UP",
          "WCS_DOWN",
          "WCS_UP"
        ]
      }
    },
    {
      "property": "scope",
      "field": {
        "type": "string",
        "choices": [
          "DC",
          "CARRIER"
        ]
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
      "property": "carrierCode",
      "field": {
        "type": "string",
        "reference": {
          "operation": "carrier.page",
          "value": "code",
          "label": "name",
          "search": "name"
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
      "property": "menuName",
      "field": {
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
        "maxLength": 30
      }
    },
    {
      "property": "status",
      "field": {
        "type": "string",
        "choices": [
          "OFFLINE",
          "ONLINE",
          "SUSPENDED"
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
      "property": "type",
      "field": {
        "type": "string",
        "choices": [
          "HTTP",
          "ACTIVE_MQ",
          "WEB_SERVICE",
          "INTERMEDIATE_TABLE"
        ]
      }
    },
    {
      "property": "triggerStrategy",
      "field": {
        "type": "string",
        "choices": [
          "EVENT",
          "CRON"
        ]
      }
    },
    {
      "property": "erpUuid",
      "field": {
        "type": "string",
        "reference": {
          "operation": "erp.query",
          "value": "uuid",
          "label": "name",
          "search": "name"
        },
        "maxLength": 36
      }
    },
    {
      "property": "debug",
      "field": {
        "type": "boolean",
        "readOnly": true
      }
    }
  ],
  "tree": {
    "property": "menuName",
    "group": "category",
    "count": "interfaceCount",
    "entity": "menu",
    "groups": [
      "BASIC_DATA",
      "DOCUMENT",
      "SCHEDULED",
      "POLLING",
      "API"
    ]
  },
  "actions": [
    {
      "name": "online",
      "operation": "interfaceConfig.online",
      "symbol": "start",
      "takes": "uuid",
      "confirm": true,
      "prominent": true,
      "done": "message.operationSuccessful"
    },
    {
      "name": "offline",
      "operation": "interfaceConfig.offline",
      "symbol": "stop",
      "takes": "uuid",
      "confirm": true,
      "prominent": true,
      "done": "message.operationSuccessful"
    },
    {
      "name": "suspend",
      "operation": "interfaceConfig.suspend",
      "symbol": "pause",
      "takes": "uuid",
      "confirm": true,
      "done": "message.operationSuccessful"
    },
    {
      "name": "resume",
      "operation": "interfaceConfig.resume",
      "symbol": "resume",
      "takes": "uuid",
      "confirm": true,
      "done": "message.operationSuccessful"
    },
    {
      "name": "runNow",
      "operation": "interfaceConfig.runNow",
      "symbol": "start",
      "takes": "uuid",
      "confirm": true,
      "done": "message.operationSuccessful"
    },
    {
      "name": "debug",
      "operation": "interfaceConfig.debug",
      "symbol": "debug",
      "takes": "uuid",
      "confirm": true,
      "done": "message.operationSuccessful"
    },
    {
      "name": "unDebug",
      "operation": "interfaceConfig.unDebug",
      "symbol": "stop",
      "takes": "uuid",
      "confirm": true,
      "done": "message.operationSuccessful"
    },
    {
      "name": "export",
      "operation": "interfaceConfig.export",
      "symbol": "export",
      "takes": "uuids",
      "outcome": "download",
      "confirm": false,
      "done": "message.exportSuccessful"
    }
  ],
  "bulk": [
    "online",
    "offline",
    "suspend",
    "resume",
    "debug",
    "unDebug",
    "remove"
  ],
  "trials": [],
  "tabs": [
    {
      "id": "mapping",
      "parts": [],
      "panel": "mapping"
    },
    {
      "id": "rules",
      "parts": [
        {
          "resource": "processSchemeIgnoreConfig",
          "by": {
            "interfaceConfigUuid": {
              "record": "uuid"
            },
            "interfaceName": {
              "record": "interfaceName"
            }
          }
        },
        {
          "resource": "ignoreUpdateConfig",
          "by": {
            "interfaceConfigUuid": {
              "record": "uuid"
            },
            "interfaceName": {
              "record": "interfaceName"
            }
          }
        },
        {
          "resource": "articleItemProcessingConfig",
          "by": {
            "interfaceConfigUuid": {
              "record": "uuid"
            }
          },
          "where": {
            "operation": "interfaceConfig.isSupportFieldUpdate",
            "params": {
              "interfaceName": {
                "record": "interfaceName"
              }
            }
          }
        },
        {
          "resource": "ignoreStockBinUsageConfig",
          "by": {
            "interfaceConfigUuid": {
              "record": "uuid"
            }
          }
        },
        {
          "resource": "uploadConfig",
          "by": {
            "interfaceConfigUuid": {
              "record": "uuid"
            },
            "type": {
              "record": "interfaceType"
            }
          }
        }
      ]
    },
    {
      "id": "logs",
      "parts": [
        {
          "resource": "interfaceLog",
          "by": {
            "interfaceUuid": {
              "record": "uuid"
            }
          },
          "hide": [
            "interfaceName",
            "interfaceType"
          ],
          "source": "docs"
        },
        {
          "resource": "apiCallLog",
          "by": {
            "interfaceUuid": {
              "record": "uuid"
            }
          },
          "hide": [
            "interfaceName",
            "interfaceType"
          ],
          "source": "docs"
        },
        {
          "resource": "configurationLog",
          "by": {
            "recordUuid": {
              "record": "uuid"
            }
          }
        }
      ]
    },
    {
      "id": "pending",
      "parts": [
        {
          "resource": "pendingData",
          "by": {
            "interfaceUuid": {
              "record": "uuid"
            }
          },
          "hide": [
            "interfaceName",
            "interfaceType",
            "direction",
            "dcCode",
            "ownerCode"
          ],
          "source": "docs"
        },
        {
          "resource": "outboxDocument",
          "by": {
            "interfaceUuid": {
              "record": "uuid"
            }
          },
          "hide": [
            "interfaceName",
            "interfaceType"
          ],
          "source": "docs"
        }
      ]
    },
    {
      "id": "debugging",
      "parts": [],
      "panel": "debugging"
    },
    {
      "id": "docs",
      "parts": [],
      "panel": "docs"
    }
  ],
  "sort": {
    "property": "interfaceName",
    "order": "asc"
  },
  "refresh": 10,
  "strip": {
    "name": "interface",
    "after": "blockedCount"
  },
  "lifecycle": {
    "property": "status",
    "initial": {
      "status": "OFFLINE",
      "debug": false,
      "pendingCount": 0,
      "blockedCount": 0,
      "failureCount": 0
    },
    "states": {
      "OFFLINE": "neutral",
      "ONLINE": "positive",
      "SUSPENDED": "warning"
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
            "ONLINE",
            "SUSPENDED"
          ]
        },
        "to": {
          "status": "OFFLINE",
          "debug": false
        }
      },
      "suspend": {
        "from": {
          "status": [
            "ONLINE"
          ]
        },
        "to": {
          "status": "SUSPENDED"
        }
      },
      "resume": {
        "from": {
          "status": [
            "SUSPENDED"
          ]
        },
        "to": {
          "status": "ONLINE"
        }
      },
      "debug": {
        "from": {
          "status": [
            "ONLINE",
            "SUSPENDED"
          ],
          "debug": [
            false
          ]
        },
        "to": {
          "debug": true
        },
        "lapse": {
          "minutes": 30,
          "property": "debugUntil",
          "action": "unDebug"
        }
      },
      "unDebug": {
        "from": {
          "debug": [
            true
          ]
        },
        "to": {
          "debug": false
        }
      },
      "runNow": {
        "from": {
          "status": [
            "ONLINE",
            "SUSPENDED"
          ],
          "triggerStrategy": [
            "CRON"
          ]
        },
        "to": {}
      },
      "modify": {
        "from": {
          "status": [
            "OFFLINE"
          ]
        },
        "to": {}
      },
      "remove": {
        "from": {
          "status": [
            "OFFLINE"
          ],
          "pendingCount": [
            0
          ]
        },
        "to": null
      }
    }
  }
};

export default resource;
