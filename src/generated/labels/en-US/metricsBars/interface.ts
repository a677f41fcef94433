// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '../../../../contract/text/phrases.ts';

const labels: PhraseTable = {
  "entities": {
    "health": {
      "fields": {
        "received": {
          "title": "Received"
        },
        "delivered": {
          "title": "Delivered"
        },
        "failed": {
          "title": "Failed attempts"
        },
        "pendingCount": {
          "title": "Pending"
        },
        "oldestPending": {
          "title": "Oldest pending"
        },
        "blockedCount": {
          "title": "Blocked"
        }
      }
    }
  }
};

export default labels;
