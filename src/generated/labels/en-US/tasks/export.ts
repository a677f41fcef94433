// Generated from schemas/ by `npm run generate`: do not edit.

import type { Table } from '../../../../contract/phrases.ts';
import exportSelectionLabels from '../entities/exportSelection.ts';
import interfaceLabels from '../entities/interface.ts';

const labels: Table = {
  entities: { exportSelection: exportSelectionLabels, interface: interfaceLabels },
  tasks: {
  "export": {
    "title": "Export interfaces",
    "description": "Keeps the interfaces that you select as one file. Passwords and keys are never part of it.",
    "submit": "Export",
    "groups": {}
  }
},
};

export default labels;
