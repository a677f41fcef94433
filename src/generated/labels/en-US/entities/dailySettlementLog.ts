// Generated from schemas/ by `npm run generate`: do not edit.

import type { Table } from '../../../../contract/phrases.ts';

const labels: Table = {
  "title": "Daily settlement log",
  "description": "What a daily settlement did, or would do tonight.",
  "fields": {
    "uuid": {
      "title": "UUID"
    },
    "companyUuid": {
      "title": "Company"
    },
    "configUuid": {
      "title": "Configuration UUID"
    },
    "configType": {
      "title": "Configuration type",
      "choices": {
        "ERP": {
          "title": "ERP interfaces"
        },
        "WCS": {
          "title": "WCS interfaces"
        }
      }
    },
    "day": {
      "title": "Day",
      "description": "The day that was settled, in its time zone."
    },
    "timeZone": {
      "title": "Time zone",
      "description": "Of the distribution centers whose interfaces were settled."
    },
    "time": {
      "title": "Time"
    },
    "elapsedMs": {
      "title": "Elapsed (ms)"
    },
    "success": {
      "title": "Result"
    },
    "resetCount": {
      "title": "Reset"
    },
    "cancelCount": {
      "title": "Cancelled"
    },
    "message": {
      "title": "Message"
    },
    "documents": {
      "title": "Documents",
      "description": "The first thousand, in the order of their interfaces.",
      "fields": {
        "action": {
          "title": "What happens",
          "choices": {
            "RESET": {
              "title": "Reset"
            },
            "CANCEL": {
              "title": "Cancel"
            }
          }
        },
        "interfaceName": {
          "title": "Interface"
        },
        "entityNo": {
          "title": "Document number"
        },
        "failureCount": {
          "title": "Failures"
        },
        "createTime": {
          "title": "Created"
        }
      }
    },
    "resetUuids": {
      "title": "Reset data"
    },
    "cancelUuids": {
      "title": "Cancelled data"
    },
    "leaseUntil": {
      "title": "Under way until",
      "description": "While it is under way: when another process may go on with it, should its own have ended."
    }
  }
};

export default labels;
