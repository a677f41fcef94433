// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';
import dailySettlementConfigLabels from '../entities/dailySettlementConfig.ts';
import dailySettlementLogLabels from '../entities/dailySettlementLog.ts';

const labels: PhraseTable = {
  entities: { dailySettlementConfig: dailySettlementConfigLabels, dailySettlementLog: dailySettlementLogLabels },
  resources: {
  "dailySettlementConfig": {
    "title": "日结配置",
    "recordTitle": "日结配置",
    "description": "日结每天定时处理反复失败的待处理数据：重新处理或取消。",
    "groups": {},
    "actions": {
      "online": {
        "title": "上线",
        "titleWithName": "上线{{name}}",
        "confirmMessage": "上线后每天到点自动执行日结。"
      },
      "offline": {
        "title": "下线",
        "titleWithName": "下线{{name}}",
        "confirmMessage": "下线后不再执行日结，可以修改配置。"
      }
    },
    "testActions": {
      "preview": {
        "title": "预览今晚日结"
      }
    },
    "recordTabs": {
      "logs": {
        "title": "日志"
      }
    }
  }
},
};

export default labels;
