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
    "title": "Import basic data",
    "description": "Preview the changes, then import all records or none. Records with a known code are updated.",
    "submit": "Import",
    "groups": {}
  }
},
};

export default labels;
