// Generated from schemas/ by `npm run generate`: do not edit.

import type { Table } from '../../../../contract/phrases.ts';
import dailySettlementLogLabels from '../entities/dailySettlementLog.ts';

const labels: Table = {
  entities: { dailySettlementLog: dailySettlementLogLabels },
  resources: {
  "dailySettlementLog": {
    "title": "Daily settlement logs",
    "record": "daily settlement log",
    "description": "Each daily settlement leaves an entry here: what it reset, what it cancelled, or why it failed.",
    "groups": {},
    "actions": {}
  }
},
};

export default labels;
