// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';
import processSchemeIgnoreConfigLabels from '../entities/processSchemeIgnoreConfig.ts';

const labels: PhraseTable = {
  entities: { processSchemeIgnoreConfig: processSchemeIgnoreConfigLabels },
  resources: {
  "processSchemeIgnoreConfig": {
    "title": "Process scheme ignore",
    "recordTitle": "process scheme ignore rule",
    "description": "This interface keeps the warehouse's values of the selected process scheme fields. If none is selected, documents overwrite all fields.",
    "groups": {},
    "actions": {}
  }
},
};

export default labels;
