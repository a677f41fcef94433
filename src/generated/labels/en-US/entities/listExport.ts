// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';

const labels: PhraseTable = {
  "title": "Export of a list",
  "description": "A list that the console saves as a CSV file.",
  "fields": {
    "companyUuid": {
      "title": "Company"
    },
    "list": {
      "title": "List",
      "description": "Name of the list in the console, such as pendingData."
    },
    "count": {
      "title": "Records"
    }
  }
};

export default labels;
