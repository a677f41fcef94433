// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';

const labels: PhraseTable = {
  "title": "Daily settlement log",
  "description": "Result of a daily settlement, or the expected result tonight.",
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
      "description": "Settled day, in its time zone."
    },
    "timeZone": {
      "title": "Time zone",
      "description": "Time zone of the distribution centers whose interfaces were settled."
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
      "description": "First 1,000 documents, sorted by interface.",
      "fields": {
        "action": {
          "title": "Action",
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
    "interfaceCounts": {
      "title": "Documents of each interface",
      "description": "Set while running. When it ends, they are written to the interface logs.",
      "fields": {
        "interfaceUuid": {
          "title": "Interface UUID"
        },
        "resetCount": {
          "title": "Reset"
        },
        "cancelCount": {
          "title": "Cancelled"
        }
      }
    },
    "leaseUntil": {
      "title": "Running until",
      "description": "Set while running: if the process stops, another process continues after this time."
    }
  }
};

export default labels;
