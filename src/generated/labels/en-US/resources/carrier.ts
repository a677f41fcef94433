// Generated from schemas/ by `npm run generate`: do not edit.

import type { Table } from '../../../../contract/phrases.ts';
import carrierLabels from '../entities/carrier.ts';

const labels: Table = {
  entities: { carrier: carrierLabels },
  resources: {
  "carrier": {
    "title": "Carriers",
    "record": "carrier",
    "description": "Carriers come from the basic data service.",
    "groups": {},
    "actions": {}
  }
},
};

export default labels;
