// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';

const labels: PhraseTable = {
  "title": "Export",
  "description": "Interfaces to export.",
  "fields": {
    "companyUuid": {
      "title": "Company"
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
    "menuName": {
      "title": "Menu"
    },
    "dcCode": {
      "title": "Distribution center"
    },
    "carrierCode": {
      "title": "Carrier"
    },
    "ownerCode": {
      "title": "Owner"
    },
    "uuids": {
      "title": "Selected interfaces"
    }
  }
};

export default labels;
