// Generated from schemas/ by `npm run generate`: do not edit.

import type { Table } from '../../../../contract/phrases.ts';
import importFormLabels from '../entities/importForm.ts';
import interfaceLabels from '../entities/interface.ts';
import importResultLabels from '../entities/importResult.ts';
import importPlanLabels from '../entities/importPlan.ts';

const labels: Table = {
  entities: { importForm: importFormLabels, interface: interfaceLabels, importResult: importResultLabels, importPlan: importPlanLabels },
  tasks: {
  "import": {
    "title": "Import interfaces",
    "description": "Shows what the file would change, then imports all of it or nothing. Imported interfaces are offline.",
    "submit": "Import",
    "groups": {}
  }
},
};

export default labels;
