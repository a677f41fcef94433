// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';
import authLabels from '../entities/auth.ts';
import connectionTestLabels from '../entities/connectionTest.ts';

const labels: PhraseTable = {
  entities: { auth: authLabels, connectionTest: connectionTestLabels },
  resources: {
  "auth": {
    "title": "认证配置",
    "recordTitle": "认证配置",
    "description": "认证配置保存调用 ERP 或 WMS 所用的凭据。",
    "groups": {},
    "actions": {},
    "testActions": {
      "test": {
        "title": "测试连接"
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
