// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';
import erpLabels from '../entities/erp.ts';
import connectionTestLabels from '../entities/connectionTest.ts';
import successRuleTestLabels from '../entities/successRuleTest.ts';

const labels: PhraseTable = {
  entities: { erp: erpLabels, connectionTest: connectionTestLabels, successRuleTest: successRuleTestLabels },
  resources: {
  "erp": {
    "title": "ERP 配置",
    "recordTitle": "ERP 配置",
    "description": "接口通过 ERP 配置（基础路径、数据源、认证）访问 ERP。请先新建数据源和认证配置。",
    "groups": {
      "response": {
        "title": "响应判定"
      }
    },
    "actions": {},
    "testActions": {
      "test": {
        "title": "测试连接"
      },
      "testSuccessRule": {
        "title": "测试成功判定"
      }
    },
    "recordTabs": {
      "versions": {
        "title": "历史版本"
      }
    }
  }
},
};

export default labels;
