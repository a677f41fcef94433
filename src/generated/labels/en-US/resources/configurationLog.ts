// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';
import alarmRuleLabels from '../entities/alarmRule.ts';
import articleItemProcessingConfigLabels from '../entities/articleItemProcessingConfig.ts';
import authLabels from '../entities/auth.ts';
import companyLabels from '../entities/company.ts';
import dailySettlementConfigLabels from '../entities/dailySettlementConfig.ts';
import dataSourceLabels from '../entities/dataSource.ts';
import erpLabels from '../entities/erp.ts';
import globalConfigLabels from '../entities/globalConfig.ts';
import ignoreStockBinUsageConfigLabels from '../entities/ignoreStockBinUsageConfig.ts';
import ignoreUpdateConfigLabels from '../entities/ignoreUpdateConfig.ts';
import interfaceLabels from '../entities/interface.ts';
import partnerKeyLabels from '../entities/partnerKey.ts';
import processSchemeIgnoreConfigLabels from '../entities/processSchemeIgnoreConfig.ts';
import robotLabels from '../entities/robot.ts';
import securityConfigLabels from '../entities/securityConfig.ts';
import uploadConfigLabels from '../entities/uploadConfig.ts';
export const configurationLogLabels: PhraseTable = {
  "title": "Configuration log",
  "description": "Configuration changes with operator, time and values.",
  "fields": {
    "uuid": {
      "title": "UUID"
    },
    "companyUuid": {
      "title": "Company"
    },
    "kind": {
      "title": "Configuration",
      "choices": {
        "alarmRule": {
          "title": "Alarm rule"
        },
        "articleItemProcessingConfig": {
          "title": "Item processing rule"
        },
        "auth": {
          "title": "Authentication"
        },
        "company": {
          "title": "Company"
        },
        "dailySettlementConfig": {
          "title": "Daily settlement configuration"
        },
        "dataSource": {
          "title": "Data source"
        },
        "erp": {
          "title": "ERP configuration"
        },
        "globalConfig": {
          "title": "Global configuration"
        },
        "ignoreStockBinUsageConfig": {
          "title": "Ignore stock bin usage rule"
        },
        "ignoreUpdateConfig": {
          "title": "Ignore-update rule"
        },
        "interface": {
          "title": "Interface"
        },
        "partnerKey": {
          "title": "API key"
        },
        "processSchemeIgnoreConfig": {
          "title": "Process scheme ignore rule"
        },
        "robot": {
          "title": "DingTalk robot"
        },
        "securityConfig": {
          "title": "Security configuration"
        },
        "uploadConfig": {
          "title": "Upload configuration"
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
          "title": "Delete"
        },
        "restore": {
          "title": "Undo deletion"
        },
        "restoreVersion": {
          "title": "Restore version"
        },
        "online": {
          "title": "Bring online"
        },
        "offline": {
          "title": "Take offline"
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
        "disable": {
          "title": "Disable"
        },
        "enable": {
          "title": "Enable"
        },
        "rotate": {
          "title": "Generate secret"
        },
        "revoke": {
          "title": "Revoke"
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
    },
    "record": {
      "title": "Version",
      "description": "The whole record after the change as JSON, without secrets. Only changes that can be restored have it."
    }
  }
};


const labels: PhraseTable = {
  entities: { configurationLog: configurationLogLabels, alarmRule: alarmRuleLabels, articleItemProcessingConfig: articleItemProcessingConfigLabels, auth: authLabels, company: companyLabels, dailySettlementConfig: dailySettlementConfigLabels, dataSource: dataSourceLabels, erp: erpLabels, globalConfig: globalConfigLabels, ignoreStockBinUsageConfig: ignoreStockBinUsageConfigLabels, ignoreUpdateConfig: ignoreUpdateConfigLabels, interface: interfaceLabels, partnerKey: partnerKeyLabels, processSchemeIgnoreConfig: processSchemeIgnoreConfigLabels, robot: robotLabels, securityConfig: securityConfigLabels, uploadConfig: uploadConfigLabels },
  resources: {
  "configurationLog": {
    "title": "Configuration logs",
    "recordTitle": "configuration log",
    "description": "Shows every configuration change: operator, time, and the values before and after. Entries appear after the first change.",
    "groups": {},
    "actions": {}
  }
},
};

export default labels;
