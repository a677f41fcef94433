// Generated from schemas/ by `npm run generate`: do not edit.

import type { Table } from '../../../../contract/phrases.ts';

const labels: Table = {
  "title": "Batch of pending data",
  "description": "One action on many pending documents.",
  "fields": {
    "action": {
      "title": "Action",
      "choices": {
        "reset": {
          "title": "Reset"
        },
        "cancel": {
          "title": "Cancel"
        },
        "debug": {
          "title": "Debug"
        }
      }
    },
    "uuids": {
      "title": "Selected data"
    },
    "filter": {
      "title": "Filter",
      "fields": {
        "interfaceUuid": {
          "title": "Interface"
        },
        "interfaceName": {
          "title": "Interface name"
        },
        "dcCode": {
          "title": "Distribution center"
        },
        "ownerCode": {
          "title": "Owner"
        },
        "direction": {
          "title": "Direction",
          "choices": {
            "DOWN": {
              "title": "Download"
            },
            "UP": {
              "title": "Upload"
            }
          }
        },
        "entityNo": {
          "title": "Document number"
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
        }
      }
    },
    "expectedCount": {
      "title": "Expected count",
      "description": "How many records the operator saw; any other number is refused."
    },
    "reason": {
      "title": "Reason"
    }
  }
};

export default labels;
