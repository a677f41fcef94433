// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';
import dataSourceLabels from '../entities/dataSource.ts';
import connectionTestLabels from '../entities/connectionTest.ts';

const labels: PhraseTable = {
  entities: { dataSource: dataSourceLabels, connectionTest: connectionTestLabels },
  resources: {
  "dataSource": {
    "title": "数据源配置",
    "recordTitle": "数据源",
    "description": "数据源保存数据库的连接信息，供 ERP 配置和中间表接口使用。",
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
