// Generated from schemas/ by `npm run generate`: do not edit.

import type { Table } from '../../../../contract/phrases.ts';

const labels: Table = {
  "title": "Daily settlement configuration",
  "description": "What happens every day to pending data that keeps failing.",
  "fields": {
    "uuid": {
      "title": "UUID"
    },
    "configUuid": {
      "title": "Configuration UUID",
      "description": "The same identity, under the name that the daily settlement calls use."
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
      "title": "Failure count from",
      "description": "Only pending data that has failed at least this often is settled."
    },
    "pendingReset": {
      "title": "Reset pending data"
    },
    "resetDayRange": {
      "title": "Reset day range",
      "description": "Data no older than this many days is reset and runs again."
    },
    "pendingCancel": {
      "title": "Cancel pending data"
    },
    "cancelDayRange": {
      "title": "Cancel day range",
      "description": "Data of this many days or older is cancelled."
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
      "description": "Of reasons and messages: that of whoever took the configuration online."
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
