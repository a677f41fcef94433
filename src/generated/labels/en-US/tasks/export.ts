// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';
import exportSelectionLabels from '../entities/exportSelection.ts';
import interfaceLabels from '../entities/interface.ts';

const labels: PhraseTable = {
  entities: { exportSelection: exportSelectionLabels, interface: interfaceLabels },
  tasks: {
  "export": {
    "title": "Export interfaces",
    "description": "Exports the selected interfaces to one file. The file contains no passwords or keys.",
    "submit": "Export",
    "groups": {}
  }
},
};

export default labels;
