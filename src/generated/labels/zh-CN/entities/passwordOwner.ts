// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';

const labels: PhraseTable = {
  "title": "我的密码",
  "fields": {
    "loginId": {
      "title": "登录名"
    }
  }
};

export default labels;
