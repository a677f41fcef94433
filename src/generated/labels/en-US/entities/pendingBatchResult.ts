// Generated from schemas/ by `npm run generate`: do not edit.

import type { Table } from '../../../../contract/phrases.ts';

const labels: Table = {
  "title": "Result of a batch",
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
        "reason": {
          "title": "Reason"
        }
      }
    }
  }
};

export default labels;
