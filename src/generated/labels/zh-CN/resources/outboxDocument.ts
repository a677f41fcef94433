// Generated from schemas/ by `npm run generate`: do not edit.

import type { Table } from '../../../../contract/phrases.ts';
import outboxDocumentLabels from '../entities/outboxDocument.ts';

const labels: Table = {
  entities: { outboxDocument: outboxDocumentLabels },
  resources: {
  "outboxDocument": {
    "title": "发件箱",
    "record": "发件箱单据",
    "description": "全局配置未填写 WMS 基础路径时，映射后的单据保存在此。",
    "groups": {},
    "actions": {}
  }
},
};

export default labels;
