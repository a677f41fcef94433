// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';

const labels: PhraseTable = {
  "title": "Interface batch",
  "description": "Runs one action on several interfaces.",
  "fields": {
    "companyUuid": {
      "title": "Company"
    },
    "action": {
      "title": "Action",
      "choices": {
        "online": {
          "title": "Bring online"
        },
        "offline": {
          "title": "Take offline"
        },
        "suspend": {
          "title": "Suspend"
        },
        "resume": {
          "title": "Resume"
        },
        "debug": {
          "title": "Debug"
        },
        "unDebug": {
          "title": "Stop debugging"
        },
        "remove": {
          "title": "Delete"
        }
      }
    },
    "uuids": {
      "title": "Selected interfaces"
    },
    "filter": {
      "title": "Filter",
      "description": "Same filters as in the paging body of the list.",
      "fields": {
        "interfaceType": {},
        "menuName": {},
        "interfaceName": {},
        "status": {},
        "debug": {},
        "type": {},
        "triggerStrategy": {},
        "scope": {},
        "dcCode": {},
        "carrierCode": {},
        "ownerCode": {},
        "erpUuid": {},
        "dataSourceUuid": {},
        "dingDingUuid": {}
      }
    },
    "expectedCount": {
      "title": "Expected count",
      "description": "Number of records shown to the operator; the call is refused if it differs."
    }
  }
};

export default labels;
