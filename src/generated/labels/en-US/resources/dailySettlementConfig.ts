// Generated from schemas/ by `npm run generate`: do not edit.

import type { Table } from '../../../../contract/phrases.ts';
import dailySettlementConfigLabels from '../entities/dailySettlementConfig.ts';
import dailySettlementLogLabels from '../entities/dailySettlementLog.ts';

const labels: Table = {
  entities: { dailySettlementConfig: dailySettlementConfigLabels, dailySettlementLog: dailySettlementLogLabels },
  resources: {
  "dailySettlementConfig": {
    "title": "Daily settlement configurations",
    "record": "daily settlement configuration",
    "description": "A daily settlement resets or cancels pending data that fails repeatedly, every day at a set time.",
    "groups": {},
    "actions": {
      "online": {
        "title": "Bring online",
        "phrase": "Bring {{name}} online",
        "consequence": "Pending data is settled every day at the set time."
      },
      "offline": {
        "title": "Take offline",
        "phrase": "Take {{name}} offline",
        "consequence": "Pending data is no longer settled. You can then edit the configuration."
      }
    },
    "trials": {
      "preview": {
        "title": "Preview tonight"
      }
    },
    "tabs": {
      "logs": {
        "title": "Logs"
      }
    }
  }
},
};

export default labels;
