// Generated from schemas/ by `npm run generate`: do not edit.

import type { Table } from '../../../../contract/phrases.ts';
import dailySettlementConfigLabels from '../entities/dailySettlementConfig.ts';
import dailySettlementLogLabels from '../entities/dailySettlementLog.ts';

const labels: Table = {
  entities: { dailySettlementConfig: dailySettlementConfigLabels, dailySettlementLog: dailySettlementLogLabels },
  resources: {
  "dailySettlementConfig": {
    "title": "Daily settlement",
    "record": "daily settlement configuration",
    "description": "A daily settlement resets or cancels pending data that keeps failing, every day at a set time.",
    "groups": {},
    "actions": {
      "online": {
        "title": "Online",
        "consequence": "From now on pending data is settled every day at the set time."
      },
      "offline": {
        "title": "Offline",
        "consequence": "Pending data is no longer settled. The configuration can be changed."
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
