// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';

const labels: PhraseTable = {
  "title": "Pending data batch",
  "description": "Runs one action on several pending documents.",
  "fields": {
    "companyUuid": {
      "title": "Company"
    },
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
      "description": "As in the paging body of the list.",
      "fields": {
        "interfaceUuid": {},
        "interfaceName": {},
        "interfaceType": {},
        "dcCode": {},
        "ownerCode": {},
        "direction": {},
        "entityNo": {},
        "status": {},
        "failureReason": {},
        "errorCode": {},
        "causeKey": {},
        "failureCountFrom": {},
        "failureCountTo": {},
        "firstFailureTimeFrom": {},
        "firstFailureTimeTo": {},
        "createTimeFrom": {},
        "createTimeTo": {},
        "lastRunTimeFrom": {},
        "lastRunTimeTo": {}
      }
    },
    "expectedCount": {
      "title": "Expected count",
      "description": "Number of records shown to the operator; the call is refused if it differs."
    },
    "reason": {
      "title": "Reason"
    }
  }
};

export default labels;
