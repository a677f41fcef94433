// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';

const labels: PhraseTable = {
  "title": "Menu",
  "description": "A named group of interfaces within a family.",
  "fields": {
    "uuid": {
      "title": "UUID"
    },
    "companyUuid": {
      "title": "Company"
    },
    "menuName": {
      "title": "Menu name"
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
    "category": {
      "title": "Category",
      "choices": {
        "BASIC_DATA": {
          "title": "Basic data distribution"
        },
        "DOCUMENT": {
          "title": "Document distribution"
        },
        "SCHEDULED": {
          "title": "Scheduled"
        },
        "POLLING": {
          "title": "Polling"
        },
        "API": {
          "title": "API"
        }
      }
    },
    "order": {
      "title": "Order"
    },
    "interfaceCount": {
      "title": "Interfaces"
    },
    "sample": {
      "title": "Sample"
    }
  }
};

export default labels;
