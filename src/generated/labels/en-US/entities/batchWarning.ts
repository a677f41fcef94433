// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';

const labels: PhraseTable = {
  "title": "Batch warning",
  "description": "An effect of an action that the operator should know before confirming it.",
  "fields": {
    "message": {
      "title": "Warning"
    }
  }
};

export default labels;
