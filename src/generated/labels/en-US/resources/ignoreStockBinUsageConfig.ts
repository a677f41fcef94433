// Generated from schemas/ by `npm run generate`: do not edit.

import type { Table } from '../../../../contract/phrases.ts';
import ignoreStockBinUsageConfigLabels from '../entities/ignoreStockBinUsageConfig.ts';

const labels: Table = {
  entities: { ignoreStockBinUsageConfig: ignoreStockBinUsageConfigLabels },
  resources: {
  "ignoreStockBinUsageConfig": {
    "title": "Ignore stock bin usage",
    "record": "ignore stock bin usage rule",
    "description": "Stock in bins of these usages is left out of what this interface uploads. Without any, all stock is uploaded.",
    "groups": {},
    "actions": {}
  }
},
};

export default labels;
