// Generated from schemas/ by `npm run generate`: do not edit.

import type { Table } from '../../../../contract/phrases.ts';

const labels: Table = {
  "title": "Receipt",
  "description": "That a document was accepted: from then on it is not lost, and it is delivered.",
  "fields": {
    "uuid": {
      "title": "UUID",
      "description": "Of the pending data that the document became."
    },
    "interfaceName": {
      "title": "Interface name"
    },
    "entityNo": {
      "title": "Document number"
    },
    "idempotencyKey": {
      "title": "Idempotency key",
      "description": "The one that was sent, or one that the service made up."
    },
    "status": {
      "title": "Status",
      "choices": {
        "PENDING": {
          "title": "Pending"
        },
        "RUNNING": {
          "title": "Running"
        },
        "SUCCESS": {
          "title": "Succeeded"
        },
        "FAILED": {
          "title": "Failed"
        },
        "BLOCKED": {
          "title": "Blocked"
        },
        "CANCELLED": {
          "title": "Cancelled"
        }
      }
    },
    "repeated": {
      "title": "Repeated",
      "description": "This key has been accepted before: nothing was added."
    }
  }
};

export default labels;
