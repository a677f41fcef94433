// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';

const labels: PhraseTable = {
  "title": "成功判定测试",
  "fields": {
    "ok": {
      "title": "视为已送达"
    },
    "message": {
      "title": "信息"
    }
  }
};

export default labels;
