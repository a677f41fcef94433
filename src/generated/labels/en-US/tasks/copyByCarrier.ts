// Generated from schemas/ by `npm run generate`: do not edit.

import type { Table } from '../../../../contract/phrases.ts';
import copyByCarrierLabels from '../entities/copyByCarrier.ts';
import interfaceLabels from '../entities/interface.ts';
import importResultLabels from '../entities/importResult.ts';
import importPlanLabels from '../entities/importPlan.ts';

const labels: Table = {
  entities: { copyByCarrier: copyByCarrierLabels, interface: interfaceLabels, importResult: importResultLabels, importPlan: importPlanLabels },
  tasks: {
  "copyByCarrier": {
    "title": "Copy to another carrier",
    "description": "Shows what would change, then copies all or nothing. Copies are offline.",
    "submit": "Copy",
    "groups": {}
  }
},
};

export default labels;
