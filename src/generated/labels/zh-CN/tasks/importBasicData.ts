// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';
import basicDataImportLabels from '../entities/basicDataImport.ts';
import dcLabels from '../entities/dc.ts';
import importResultLabels from '../entities/importResult.ts';
import importPlanLabels from '../entities/importPlan.ts';

const labels: PhraseTable = {
  entities: { basicDataImport: basicDataImportLabels, dc: dcLabels, importResult: importResultLabels, importPlan: importPlanLabels },
  tasks: {
  "importBasicData": {
    "title": "导入基础资料",
    "description": "先预览文件带来的变更，再整体导入，任一行有误则全部不导入。代码已存在的记录会被更新。",
    "submit": "导入",
    "groups": {}
  }
},
};

export default labels;
