// Generated from schemas/ by `npm run generate`: do not edit.

import type { Table } from '../../../../contract/phrases.ts';

const labels: Table = {
  "title": "Configuration log",
  "description": "Who changed which configuration, when and how.",
  "fields": {
    "uuid": {
      "title": "UUID"
    },
    "companyUuid": {
      "title": "Company"
    },
    "kind": {
      "title": "Kind",
      "choices": {
        "interface": {
          "title": "Interface"
        },
        "erp": {
          "title": "ERP configuration"
        },
        "dataSource": {
          "title": "Data source"
        },
        "auth": {
          "title": "Authentication"
        },
        "dailySettlementConfig": {
          "title": "Daily settlement configuration"
        },
        "processSchemeIgnoreConfig": {
          "title": "Process scheme ignore rule"
        },
        "ignoreUpdateConfig": {
          "title": "Ignore-update rule"
        },
        "ignoreStockBinUsageConfig": {
          "title": "Ignore stock bin usage rule"
        },
        "articleItemProcessingConfig": {
          "title": "Item processing rule"
        },
        "securityConfig": {
          "title": "Security configuration"
        },
        "uploadConfig": {
          "title": "Upload configuration"
        },
        "globalConfig": {
          "title": "Global configuration"
        },
        "robot": {
          "title": "DingTalk robot"
        },
        "alarmRule": {
          "title": "Alarm rule"
        }
      }
    },
    "recordUuid": {
      "title": "Record UUID"
    },
    "recordName": {
      "title": "Record"
    },
    "action": {
      "title": "Action",
      "choices": {
        "create": {
          "title": "Create"
        },
        "modify": {
          "title": "Edit"
        },
        "remove": {
          "title": "Remove"
        },
        "restore": {
          "title": "Undo deletion"
        },
        "online": {
          "title": "Online"
        },
        "offline": {
          "title": "Offline"
        },
        "suspend": {
          "title": "Suspend"
        },
        "resume": {
          "title": "Resume"
        },
        "debug": {
          "title": "Debug"
        },
        "unDebug": {
          "title": "Stop debugging"
        },
        "copy": {
          "title": "Copy"
        },
        "import": {
          "title": "Import"
        },
        "export": {
          "title": "Export"
        }
      }
    },
    "loginId": {
      "title": "Operator"
    },
    "time": {
      "title": "Time"
    },
    "changes": {
      "title": "Changes",
      "fields": {
        "field": {
          "title": "Field"
        },
        "before": {
          "title": "Before"
        },
        "after": {
          "title": "After"
        }
      }
    }
  }
};

export default labels;
