// Generated from schemas/ by `npm run generate`: do not edit.

import type { Resource } from '#contract/model/resource.ts';

const resource: Resource = {
  "name": "interface",
  "entity": "interface",
  "displayProperty": "interfaceName",
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
    "fieldMappings",
    "pullFailureReason"
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
      "recordTab": "pending",
      "presetFilters": {
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
      "recordTab": "failures"
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
      "recordTab": "failures"
    },
    {
      "property": "lastScheduleTime",
      "field": {
        "type": "string",
        "format": "date-time",
        "readOnly": true
      },
      "sortable": true,
      "priority": 3
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
      "sortable": true,
      "priority": 3
    },
    {
      "property": "dcCode",
      "field": {
        "type": "string",
        "reference": {
          "operation": "dc.listCompany",
          "value": "code",
          "label": "name",
          "timeZone": "timeZone",
          "unless": "disabled"
        },
        "maxLength": 30
      },
      "sortable": false,
      "hidden": true
    },
    {
      "property": "carrierCode",
      "field": {
        "type": "string",
        "reference": {
          "operation": "carrier.page",
          "value": "code",
          "label": "name",
          "search": "name",
          "unless": "disabled"
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
          "search": "name",
          "unless": "disabled"
        },
        "maxLength": 30
      },
      "sortable": false,
      "hidden": true
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
      "sortable": true,
      "hidden": true
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
      "property": "pullFailedSince",
      "field": {
        "type": "string",
        "format": "date-time",
        "readOnly": true
      },
      "sortable": true,
      "hidden": true
    },
    {
      "property": "receiverDownSince",
      "field": {
        "type": "string",
        "format": "date-time",
        "readOnly": true
      },
      "sortable": true,
      "hidden": true
    },
    {
      "property": "nextProbeTime",
      "field": {
        "type": "string",
        "format": "date-time",
        "readOnly": true
      },
      "sortable": true,
      "hidden": true
    },
    {
      "property": "outageCount",
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
  "subtitle": [
    {
      "property": "dcCode",
      "field": {
        "type": "string",
        "reference": {
          "operation": "dc.listCompany",
          "value": "code",
          "label": "name",
          "timeZone": "timeZone",
          "unless": "disabled"
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
          "search": "name",
          "unless": "disabled"
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
          "search": "name",
          "unless": "disabled"
        },
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
          "timeZone": "timeZone",
          "unless": "disabled"
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
          "search": "name",
          "unless": "disabled"
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
          "search": "name",
          "unless": "disabled"
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
    "groupBy": "category",
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
      "beforeConfirm": "interfaceConfig.batchWarning",
      "icon": "start",
      "appliesTo": "uuid",
      "confirm": true,
      "primary": true,
      "successMessage": "message.operationSuccessful"
    },
    {
      "name": "offline",
      "operation": "interfaceConfig.offline",
      "icon": "stop",
      "appliesTo": "uuid",
      "confirm": true,
      "successMessage": "message.operationSuccessful"
    },
    {
      "name": "suspend",
      "operation": "interfaceConfig.suspend",
      "icon": "pause",
      "appliesTo": "uuid",
      "confirm": true,
      "primary": true,
      "successMessage": "message.operationSuccessful"
    },
    {
      "name": "resume",
      "operation": "interfaceConfig.resume",
      "icon": "resume",
      "appliesTo": "uuid",
      "confirm": true,
      "primary": true,
      "successMessage": "message.operationSuccessful"
    },
    {
      "name": "runNow",
      "operation": "interfaceConfig.runNow",
      "icon": "run",
      "appliesTo": "uuid",
      "confirm": true,
      "successMessage": "message.operationSuccessful"
    },
    {
      "name": "debug",
      "operation": "interfaceConfig.debug",
      "icon": "debug",
      "appliesTo": "uuid",
      "confirm": true,
      "successMessage": "message.operationSuccessful"
    },
    {
      "name": "unDebug",
      "operation": "interfaceConfig.unDebug",
      "icon": "stopDebug",
      "appliesTo": "uuid",
      "confirm": true,
      "successMessage": "message.operationSuccessful"
    },
    {
      "name": "export",
      "operation": "interfaceConfig.export",
      "icon": "export",
      "appliesTo": "uuids",
      "onSuccess": "download",
      "confirm": false,
      "successMessage": "message.exportSuccessful"
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
  "testActions": [
    {
      "id": "testSuccessRule",
      "operation": "interfaceConfig.testSuccessRule",
      "result": {
        "entity": "successRuleTest",
        "fields": {
          "ok": {
            "type": "boolean",
            "widget": "outcome"
          },
          "message": {
            "type": "string",
            "maxLength": 2000
          }
        }
      },
      "whileShown": "sampleResponse"
    }
  ],
  "tabAfterCreate": "mapping",
  "recordTabs": [
    {
      "id": "mapping",
      "panel": "mapping",
      "subTabs": []
    },
    {
      "id": "rules",
      "subTabs": [
        {
          "resource": "processSchemeIgnoreConfig",
          "fixedProperties": {
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
          "fixedProperties": {
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
          "fixedProperties": {
            "interfaceConfigUuid": {
              "record": "uuid"
            }
          },
          "visibleIf": {
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
          "fixedProperties": {
            "interfaceConfigUuid": {
              "record": "uuid"
            }
          }
        },
        {
          "resource": "uploadConfig",
          "fixedProperties": {
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
      "subTabs": [
        {
          "resource": "interfaceLog",
          "fixedProperties": {
            "interfaceUuid": {
              "record": "uuid"
            }
          },
          "hide": [
            "interfaceName",
            "interfaceType",
            "dcCode"
          ],
          "emptyStateTab": "docs"
        },
        {
          "resource": "apiCallLog",
          "fixedProperties": {
            "interfaceUuid": {
              "record": "uuid"
            }
          },
          "hide": [
            "interfaceName",
            "interfaceType",
            "dcCode"
          ],
          "emptyStateTab": "docs"
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
    },
    {
      "id": "pending",
      "subTabs": [
        {
          "resource": "pendingData",
          "fixedProperties": {
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
          "emptyStateTab": "docs"
        },
        {
          "resource": "outboxDocument",
          "fixedProperties": {
            "interfaceUuid": {
              "record": "uuid"
            }
          },
          "hide": [
            "interfaceName",
            "interfaceType",
            "dcCode"
          ],
          "emptyStateTab": "docs"
        }
      ]
    },
    {
      "id": "failures",
      "panel": "failures",
      "subTabs": []
    },
    {
      "id": "debugging",
      "panel": "debugging",
      "subTabs": []
    },
    {
      "id": "docs",
      "panel": "docs",
      "subTabs": []
    }
  ],
  "sort": {
    "property": "interfaceName",
    "order": "asc"
  },
  "refresh": 10,
  "metrics": {
    "name": "health",
    "fixedParams": {
      "window": "DAY"
    },
    "familyConstants": [
      "interfaceType"
    ],
    "afterColumn": "blockedCount"
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
    "activities": {
      "accept": [
        "ONLINE",
        "SUSPENDED"
      ],
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
        "expires": {
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
