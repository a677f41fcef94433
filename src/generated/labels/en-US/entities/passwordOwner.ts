// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';

const labels: PhraseTable = {
  "title": "My password",
  "fields": {
    "loginId": {
      "title": "Login name"
    }
  }
};

export default labels;
