// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';

const labels: PhraseTable = {
  "title": "Batch result",
  "description": "Number of records processed, and skipped records with reasons.",
  "fields": {
    "done": {
      "title": "Done"
    },
    "skipped": {
      "title": "Skipped",
      "fields": {
        "uuid": {
          "title": "UUID"
        },
        "name": {
          "title": "Name"
        },
        "reason": {
          "title": "Reason"
        }
      }
    }
  }
};

export default labels;
