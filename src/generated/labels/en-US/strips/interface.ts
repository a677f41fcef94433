// Generated from schemas/ by `npm run generate`: do not edit.

import type { Table } from '../../../../contract/phrases.ts';

const labels: Table = {
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
