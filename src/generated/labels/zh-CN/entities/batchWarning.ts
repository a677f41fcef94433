// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';

const labels: PhraseTable = {
  "title": "操作提醒",
  "description": "操作员确认前应了解的影响。",
  "fields": {
    "message": {
      "title": "提示"
    }
  }
};

export default labels;
