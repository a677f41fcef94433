// Generated from schemas/ by `npm run generate`: do not edit.

import type { Table } from '../../../../contract/phrases.ts';

const labels: Table = {
  "title": "Result of a batch",
  "description": "What a batch did, and what it left alone and why.",
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
