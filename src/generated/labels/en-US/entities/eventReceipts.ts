// Generated from schemas/ by `npm run generate`: do not edit.

import type { Table } from '../../../../contract/phrases.ts';

const labels: Table = {
  "title": "Receipts of an event",
  "description": "Which interfaces took the document of an event, and which did not.",
  "fields": {
    "eventType": {
      "title": "Event type"
    },
    "receipts": {
      "title": "Accepted",
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
    },
    "refusals": {
      "title": "Refused",
      "fields": {
        "interfaceUuid": {
          "title": "Interface"
        },
        "interfaceName": {
          "title": "Interface name"
        },
        "errorCode": {
          "title": "Error code"
        },
        "message": {
          "title": "Message"
        }
      }
    }
  }
};

export default labels;
