// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';

const labels: PhraseTable = {
  "title": "Version comparison",
  "description": "The differences between two versions of a configuration record.",
  "fields": {
    "changes": {
      "title": "Changes",
      "description": "Lists show only the rows that differ.",
      "fields": {
        "field": {
          "title": "Field"
        },
        "before": {
          "title": "Before"
        },
        "after": {
          "title": "After"
        }
      }
    },
    "version": {
      "title": "Current version",
      "description": "The version of the current record, for configurationLog.restoreVersion."
    },
    "problem": {
      "title": "Obstacle",
      "description": "Reason why the version cannot be restored now."
    }
  }
};

export default labels;
