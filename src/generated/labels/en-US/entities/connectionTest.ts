// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';

const labels: PhraseTable = {
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
