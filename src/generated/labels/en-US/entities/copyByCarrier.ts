// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';

const labels: PhraseTable = {
  "title": "Copy to another carrier",
  "description": "Copies are offline.",
  "fields": {
    "companyUuid": {
      "title": "Company"
    },
    "sourceCarrierCode": {
      "title": "Source carrier"
    },
    "carrierCode": {
      "title": "Target carrier"
    },
    "menuName": {
      "title": "Menu",
      "description": "Leave empty for all menus."
    },
    "policy": {
      "title": "If an interface already exists",
      "choices": {
        "fail": {
          "title": "Refuse"
        },
        "skip": {
          "title": "Skip"
        },
        "overwrite": {
          "title": "Overwrite"
        }
      }
    }
  }
};

export default labels;
