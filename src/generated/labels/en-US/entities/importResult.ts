// Generated from schemas/ by `npm run generate`: do not edit.

import type { Table } from '../../../../contract/phrases.ts';

const labels: Table = {
  "title": "Import result",
  "description": "What an import or a copy did.",
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
          "title": "Natural key",
          "description": "Scope, owner and interface name."
        },
        "reason": {
          "title": "Reason"
        }
      }
    }
  }
};

export default labels;
