// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';
import dailySettlementConfigLabels from '../entities/dailySettlementConfig.ts';
import dailySettlementLogLabels from '../entities/dailySettlementLog.ts';

const labels: PhraseTable = {
  entities: { dailySettlementConfig: dailySettlementConfigLabels, dailySettlementLog: dailySettlementLogLabels },
  resources: {
  "dailySettlementConfig": {
    "title": "Daily settlement configurations",
    "recordTitle": "daily settlement configuration",
    "description": "A daily settlement resets or cancels pending data that fails repeatedly, every day at a set time.",
    "groups": {},
    "actions": {
      "online": {
        "title": "Bring online",
        "titleWithName": "Bring {{name}} online",
        "confirmMessage": "Pending data is settled every day at the set time."
      },
      "offline": {
        "title": "Take offline",
        "titleWithName": "Take {{name}} offline",
        "confirmMessage": "Pending data is no longer settled. You can then edit the configuration."
      }
    },
    "testActions": {
      "preview": {
        "title": "Preview tonight"
      }
    },
    "recordTabs": {
      "logs": {
        "title": "Logs"
      }
    }
  }
},
};

export default labels;
