// Generated from schemas/ by `npm run generate`: do not edit.

import type { Table } from '../../../../contract/phrases.ts';
import copyDocsByOwnerLabels from '../entities/copyDocsByOwner.ts';
import interfaceLabels from '../entities/interface.ts';
import importResultLabels from '../entities/importResult.ts';
import importPlanLabels from '../entities/importPlan.ts';

const labels: Table = {
  entities: { copyDocsByOwner: copyDocsByOwnerLabels, interface: interfaceLabels, importResult: importResultLabels, importPlan: importPlanLabels },
  tasks: {
  "copyDocsByOwner": {
    "title": "Copy to another owner and ERP",
    "description": "Shows what would change, then copies all or nothing. Copies are offline.",
    "submit": "Copy",
    "groups": {}
  }
},
};

export default labels;
