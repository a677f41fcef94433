// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';
export const apiCallLogLabels: PhraseTable = {
  "title": "API call log",
  "description": "One HTTP call to or from an interface.",
  "fields": {
    "uuid": {
      "title": "UUID"
    },
    "companyUuid": {
      "title": "Company"
    },
    "interfaceUuid": {
      "title": "Interface"
    },
    "interfaceName": {
      "title": "Interface name"
    },
    "interfaceType": {
      "title": "Interface family",
      "choices": {
        "ERP_DOWN": {
          "title": "ERP download interfaces"
        },
        "ERP_UP": {
          "title": "ERP upload interfaces"
        },
        "WCS_DOWN": {
          "title": "WCS download interfaces"
        },
        "WCS_UP": {
          "title": "WCS upload interfaces"
        }
      }
    },
    "dcCode": {
      "title": "Distribution center"
    },
    "entityNo": {
      "title": "Document number"
    },
    "direction": {
      "title": "Direction",
      "choices": {
        "IN": {
          "title": "Inbound"
        },
        "OUT": {
          "title": "Outbound"
        }
      }
    },
    "time": {
      "title": "Time"
    },
    "elapsedMs": {
      "title": "Elapsed (ms)"
    },
    "method": {
      "title": "HTTP method"
    },
    "url": {
      "title": "URL"
    },
    "httpStatus": {
      "title": "HTTP status"
    },
    "success": {
      "title": "Result"
    },
    "errorCode": {
      "title": "Error code"
    },
    "message": {
      "title": "Message"
    },
    "requestBody": {
      "title": "Request"
    },
    "responseBody": {
      "title": "Response"
    }
  }
};


const labels: PhraseTable = {
  entities: { apiCallLog: apiCallLogLabels },
  resources: {
  "apiCallLog": {
    "title": "API call logs",
    "recordTitle": "API call log",
    "description": "Shows every HTTP call to or from an interface, with request and response. Entries appear after the interface has run.",
    "groups": {},
    "actions": {}
  }
},
};

export default labels;
