// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';
import processSchemeIgnoreConfigLabels from '../entities/processSchemeIgnoreConfig.ts';

const labels: PhraseTable = {
  entities: { processSchemeIgnoreConfig: processSchemeIgnoreConfigLabels },
  resources: {
  "processSchemeIgnoreConfig": {
    "title": "处理方案忽略",
    "recordTitle": "处理方案忽略规则",
    "description": "所选的处理方案字段以仓库现有值为准。未选择时全部按接口数据覆盖。",
    "groups": {},
    "actions": {}
  }
},
};

export default labels;
