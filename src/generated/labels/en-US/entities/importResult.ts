// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';

const labels: PhraseTable = {
  "title": "Import result",
  "description": "Result of an import or a copy.",
  "fields": {
    "created": {
      "title": "Created"
    },
    "updated": {
      "title": "Updated"
    },
    "unchanged": {
      "title": "Unchanged"
    },
    "skipped": {
      "title": "Skipped",
      "fields": {
        "naturalKey": {
          "title": "Record",
          "description": "Scope, owner and name of an interface; code and name of basic data."
        },
        "reason": {
          "title": "Reason"
        }
      }
    }
  }
};

export default labels;
