// Generated from schemas/ by `npm run generate`: do not edit.

import type { Table } from '../../../../contract/phrases.ts';
import pendingDataLabels from '../entities/pendingData.ts';
import debugRunLabels from '../entities/debugRun.ts';

const labels: Table = {
  entities: { pendingData: pendingDataLabels, debugRun: debugRunLabels },
  resources: {
  "pendingData": {
    "title": "Pending data",
    "record": "pending document",
    "description": "Documents that an interface has yet to deliver wait here, failed and blocked ones among them. None is waiting now.",
    "groups": {},
    "actions": {
      "reset": {
        "title": "Reset",
        "consequence": "The document queues again, and its failures are counted anew."
      },
      "cancel": {
        "title": "Cancel document",
        "consequence": "The document is not delivered any more. It can be reset later.",
        "asks": {
          "title": "Reason for cancelling"
        }
      },
      "debug": {
        "title": "Debug",
        "consequence": "The document is processed step by step and sent for real. Its interface must be debugging."
      }
    }
  }
},
};

export default labels;
