// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';

const labels: PhraseTable = {
  "title": "Success rule test",
  "fields": {
    "ok": {
      "title": "Counts as delivered"
    },
    "message": {
      "title": "Message"
    }
  }
};

export default labels;
