// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';

const labels: PhraseTable = {
  "title": "Import of basic data",
  "description": "Records from a CSV file. Records with a known code are updated, others are created.",
  "fields": {
    "companyUuid": {
      "title": "Company"
    },
    "kind": {
      "title": "Kind",
      "choices": {
        "dc": {
          "title": "Distribution centers"
        },
        "owner": {
          "title": "Owners"
        },
        "carrier": {
          "title": "Carriers"
        }
      }
    },
    "csv": {
      "title": "CSV file",
      "description": "With a header line: code, name, timeZone, disabled, or their captions. You can import a CSV export of the list. Missing columns keep the stored values."
    }
  }
};

export default labels;
