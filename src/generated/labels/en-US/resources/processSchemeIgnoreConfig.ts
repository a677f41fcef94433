// Generated from schemas/ by `npm run generate`: do not edit.

import type { Table } from '../../../../contract/phrases.ts';
import processSchemeIgnoreConfigLabels from '../entities/processSchemeIgnoreConfig.ts';

const labels: Table = {
  entities: { processSchemeIgnoreConfig: processSchemeIgnoreConfigLabels },
  resources: {
  "processSchemeIgnoreConfig": {
    "title": "Process scheme ignore",
    "record": "process scheme ignore rule",
    "description": "Fields of the process scheme that this interface leaves as the warehouse has them. Without any, documents overwrite all of them.",
    "groups": {},
    "actions": {}
  }
},
};

export default labels;
