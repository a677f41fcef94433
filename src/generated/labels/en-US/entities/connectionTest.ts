// Generated from schemas/ by `npm run generate`: do not edit.

import type { Table } from '../../../../contract/phrases.ts';

const labels: Table = {
  "title": "Connection test",
  "fields": {
    "ok": {
      "title": "Result"
    },
    "steps": {
      "title": "Steps",
      "fields": {
        "name": {
          "title": "Name"
        },
        "ok": {
          "title": "Result"
        },
        "message": {
          "title": "Message"
        }
      }
    }
  }
};

export default labels;
