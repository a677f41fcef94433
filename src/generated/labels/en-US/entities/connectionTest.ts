// Generated from schemas/ by `npm run generate`: do not edit.

import type { Table } from '../../../../contract/phrases.ts';

const labels: Table = {
  "title": "Connection test",
  "fields": {
    "ok": {
      "title": "Succeeded"
    },
    "steps": {
      "title": "Steps",
      "fields": {
        "name": {
          "title": "Name"
        },
        "ok": {
          "title": "Succeeded"
        },
        "message": {
          "title": "Message"
        }
      }
    }
  }
};

export default labels;
