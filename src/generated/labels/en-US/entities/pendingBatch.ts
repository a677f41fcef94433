// Generated from schemas/ by `npm run generate`: do not edit.

import type { Table } from '../../../../contract/phrases.ts';

const labels: Table = {
  "title": "Batch of pending data",
  "description": "One action on many pending documents.",
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
        "failureCountFrom": {},
        "failureCountTo": {},
        "createTimeFrom": {},
        "createTimeTo": {},
        "lastRunTimeFrom": {},
        "lastRunTimeTo": {}
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
