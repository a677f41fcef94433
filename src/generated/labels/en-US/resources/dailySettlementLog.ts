// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';
import dailySettlementLogLabels from '../entities/dailySettlementLog.ts';

const labels: PhraseTable = {
  entities: { dailySettlementLog: dailySettlementLogLabels },
  resources: {
  "dailySettlementLog": {
    "title": "Daily settlement logs",
    "recordTitle": "daily settlement log",
    "description": "Shows the result of each daily settlement: data reset, data cancelled, or the reason for a failure.",
    "groups": {},
    "actions": {}
  }
},
};

export default labels;
