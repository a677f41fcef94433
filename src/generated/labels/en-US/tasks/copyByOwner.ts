// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';
import copyByOwnerLabels from '../entities/copyByOwner.ts';
import interfaceLabels from '../entities/interface.ts';
import articleItemProcessingConfigLabels from '../entities/articleItemProcessingConfig.ts';
import ignoreStockBinUsageConfigLabels from '../entities/ignoreStockBinUsageConfig.ts';
import ignoreUpdateConfigLabels from '../entities/ignoreUpdateConfig.ts';
import processSchemeIgnoreConfigLabels from '../entities/processSchemeIgnoreConfig.ts';
import uploadConfigLabels from '../entities/uploadConfig.ts';
import importResultLabels from '../entities/importResult.ts';
import importPlanLabels from '../entities/importPlan.ts';

const labels: PhraseTable = {
  entities: { copyByOwner: copyByOwnerLabels, interface: interfaceLabels, articleItemProcessingConfig: articleItemProcessingConfigLabels, ignoreStockBinUsageConfig: ignoreStockBinUsageConfigLabels, ignoreUpdateConfig: ignoreUpdateConfigLabels, processSchemeIgnoreConfig: processSchemeIgnoreConfigLabels, uploadConfig: uploadConfigLabels, importResult: importResultLabels, importPlan: importPlanLabels },
  tasks: {
  "copyByOwner": {
    "title": "Copy to another owner",
    "description": "Preview the changes, then copy all interfaces or none. Copies are offline.",
    "submit": "Copy",
    "groups": {}
  }
},
};

export default labels;
