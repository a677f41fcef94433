// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';

const labels: PhraseTable = {
  "title": "Daily settlement configuration",
  "description": "Daily handling of pending data that fails repeatedly.",
  "fields": {
    "uuid": {
      "title": "UUID"
    },
    "configUuid": {
      "title": "Configuration UUID",
      "description": "Same value as the UUID, under the name used by the daily settlement calls."
    },
    "companyUuid": {
      "title": "Company"
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
    "interfaceRange": {
      "title": "Interface range",
      "choices": {
        "ALL": {
          "title": "All interfaces"
        },
        "SELECTED": {
          "title": "Selected interfaces"
        }
      }
    },
    "interfaceUuids": {
      "title": "Interfaces"
    },
    "settlementTime": {
      "title": "Settlement time",
      "description": "Every day, in the time zone of the distribution center."
    },
    "failureCountStart": {
      "title": "Failure count start",
      "description": "Settles only pending data that has failed at least this many times."
    },
    "pendingReset": {
      "title": "Reset pending data"
    },
    "resetDayRange": {
      "title": "Reset day range",
      "description": "Resets and reprocesses data up to this many days old."
    },
    "pendingCancel": {
      "title": "Cancel pending data"
    },
    "cancelDayRange": {
      "title": "Cancel day range",
      "description": "Cancels data that is at least this many days old."
    },
    "status": {
      "title": "Status",
      "choices": {
        "OFFLINE": {
          "title": "Offline"
        },
        "ONLINE": {
          "title": "Online"
        }
      }
    },
    "language": {
      "title": "Language",
      "description": "Unused. Earlier versions wrote reasons in this language; each reader now sees them in their own language."
    },
    "version": {
      "title": "Version"
    },
    "modifiedAt": {
      "title": "Last modified"
    }
  }
};

export default labels;
