// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';

const labels: PhraseTable = {
  "title": "Overview query",
  "description": "Filters of the overview.",
  "fields": {
    "companyUuid": {
      "title": "Company"
    },
    "window": {
      "title": "Time range",
      "choices": {
        "HOUR": {
          "title": "1 hour"
        },
        "DAY": {
          "title": "24 hours"
        },
        "WEEK": {
          "title": "7 days"
        }
      }
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
    "uuids": {
      "title": "Interfaces",
      "description": "Only these interfaces."
    }
  }
};

export default labels;
