// Generated from schemas/ by `npm run generate`: do not edit.

import type { Table } from '../../../../contract/phrases.ts';

const labels: Table = {
  "title": "Batch of interfaces",
  "description": "One action on many interfaces.",
  "fields": {
    "companyUuid": {
      "title": "Company"
    },
    "action": {
      "title": "Action",
      "choices": {
        "online": {
          "title": "Online"
        },
        "offline": {
          "title": "Offline"
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
          "title": "Remove"
        }
      }
    },
    "uuids": {
      "title": "Selected interfaces"
    },
    "filter": {
      "title": "Filter",
      "description": "As in the paging body of the list.",
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
      "description": "How many records the operator saw; any other number is refused."
    }
  }
};

export default labels;
