// Generated from schemas/ by `npm run generate`: do not edit.

import type { Table } from '../../../../contract/phrases.ts';
import ownerLabels from '../entities/owner.ts';

const labels: Table = {
  entities: { owner: ownerLabels },
  resources: {
  "owner": {
    "title": "Owners",
    "record": "owner",
    "description": "Owners come from the basic data service.",
    "groups": {},
    "actions": {}
  }
},
};

export default labels;
