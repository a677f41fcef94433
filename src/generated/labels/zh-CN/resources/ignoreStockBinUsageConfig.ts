// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';
import ignoreStockBinUsageConfigLabels from '../entities/ignoreStockBinUsageConfig.ts';

const labels: PhraseTable = {
  entities: { ignoreStockBinUsageConfig: ignoreStockBinUsageConfigLabels },
  resources: {
  "ignoreStockBinUsageConfig": {
    "title": "忽略库存货位用途",
    "recordTitle": "忽略库存货位用途规则",
    "description": "所选用途货位上的库存不参与上传。未选择时上传全部库存。",
    "groups": {},
    "actions": {}
  }
},
};

export default labels;
