// Generated from schemas/ by `npm run generate`: do not edit.

import type { Table } from '../../../../contract/phrases.ts';
import dcLabels from '../entities/dc.ts';

const labels: Table = {
  entities: { dc: dcLabels },
  resources: {
  "dc": {
    "title": "Distribution centers",
    "record": "distribution center",
    "description": "Distribution centers come from the basic data service.",
    "groups": {},
    "actions": {}
  }
},
};

export default labels;
