// Generated from schemas/ by `npm run generate`: do not edit.

import type { Table } from '../../../../contract/phrases.ts';
import copyByDcLabels from '../entities/copyByDc.ts';
import interfaceLabels from '../entities/interface.ts';
import importResultLabels from '../entities/importResult.ts';
import importPlanLabels from '../entities/importPlan.ts';

const labels: Table = {
  entities: { copyByDc: copyByDcLabels, interface: interfaceLabels, importResult: importResultLabels, importPlan: importPlanLabels },
  tasks: {
  "copyByDc": {
    "title": "Copy to another distribution center",
    "description": "Shows what would change, then copies all or nothing. Copies are offline.",
    "submit": "Copy",
    "groups": {}
  }
},
};

export default labels;
