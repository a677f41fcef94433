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
  "title": "配置日志",
  "description": "配置的变更记录：操作员、时间和内容。",
  "fields": {
    "uuid": {
      "title": "UUID"
    },
    "companyUuid": {
      "title": "企业"
    },
    "kind": {
      "title": "配置类别",
      "choices": {
        "alarmRule": {
          "title": "告警规则"
        },
        "articleItemProcessingConfig": {
          "title": "商品处理规则"
        },
        "auth": {
          "title": "认证配置"
        },
        "company": {
          "title": "企业"
        },
        "dailySettlementConfig": {
          "title": "日结配置"
        },
        "dataSource": {
          "title": "数据源配置"
        },
        "erp": {
          "title": "ERP 配置"
        },
        "globalConfig": {
          "title": "全局配置"
        },
        "ignoreStockBinUsageConfig": {
          "title": "忽略库存货位用途规则"
        },
        "ignoreUpdateConfig": {
          "title": "忽略更新规则"
        },
        "interface": {
          "title": "接口"
        },
        "partnerKey": {
          "title": "API 密钥"
        },
        "processSchemeIgnoreConfig": {
          "title": "处理方案忽略规则"
        },
        "robot": {
          "title": "钉钉机器人"
        },
        "securityConfig": {
          "title": "安全配置"
        },
        "uploadConfig": {
          "title": "上传配置"
        }
      }
    },
    "recordUuid": {
      "title": "记录 UUID"
    },
    "recordName": {
      "title": "记录"
    },
    "action": {
      "title": "操作",
      "choices": {
        "create": {
          "title": "新建"
        },
        "modify": {
          "title": "修改"
        },
        "remove": {
          "title": "删除"
        },
        "restore": {
          "title": "撤销删除"
        },
        "restoreVersion": {
          "title": "恢复版本"
        },
        "online": {
          "title": "上线"
        },
        "offline": {
          "title": "下线"
        },
        "suspend": {
          "title": "挂起"
        },
        "resume": {
          "title": "恢复"
        },
        "debug": {
          "title": "调试"
        },
        "unDebug": {
          "title": "取消调试"
        },
        "disable": {
          "title": "停用"
        },
        "enable": {
          "title": "启用"
        },
        "rotate": {
          "title": "生成密钥值"
        },
        "revoke": {
          "title": "吊销"
        },
        "copy": {
          "title": "复制"
        },
        "import": {
          "title": "导入"
        },
        "export": {
          "title": "导出"
        }
      }
    },
    "loginId": {
      "title": "操作员"
    },
    "time": {
      "title": "时间"
    },
    "changes": {
      "title": "变更内容",
      "fields": {
        "field": {
          "title": "字段"
        },
        "before": {
          "title": "变更前"
        },
        "after": {
          "title": "变更后"
        }
      }
    },
    "record": {
      "title": "版本",
      "description": "变更后的完整记录（JSON），不含保密内容；仅可恢复的变更保存此内容。"
    }
  }
};


const labels: PhraseTable = {
  entities: { configurationLog: configurationLogLabels, alarmRule: alarmRuleLabels, articleItemProcessingConfig: articleItemProcessingConfigLabels, auth: authLabels, company: companyLabels, dailySettlementConfig: dailySettlementConfigLabels, dataSource: dataSourceLabels, erp: erpLabels, globalConfig: globalConfigLabels, ignoreStockBinUsageConfig: ignoreStockBinUsageConfigLabels, ignoreUpdateConfig: ignoreUpdateConfigLabels, interface: interfaceLabels, partnerKey: partnerKeyLabels, processSchemeIgnoreConfig: processSchemeIgnoreConfigLabels, robot: robotLabels, securityConfig: securityConfigLabels, uploadConfig: uploadConfigLabels },
  resources: {
  "configurationLog": {
    "title": "配置日志",
    "recordTitle": "配置日志",
    "description": "每次配置变更的操作员、时间和内容都记录在此。配置发生变更后即可查看。",
    "groups": {},
    "actions": {}
  }
},
};

export default labels;
