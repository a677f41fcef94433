// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';
import ignoreStockBinUsageConfigLabels from '../entities/ignoreStockBinUsageConfig.ts';

const labels: PhraseTable = {
  entities: { ignoreStockBinUsageConfig: ignoreStockBinUsageConfigLabels },
  resources: {
  "ignoreStockBinUsageConfig": {
    "title": "Ignore stock bin usage",
    "recordTitle": "ignore stock bin usage rule",
    "description": "This interface does not upload stock in bins with the selected usages. If none is selected, it uploads all stock.",
    "groups": {},
    "actions": {}
  }
},
};

export default labels;
