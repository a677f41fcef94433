// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';

const labels: PhraseTable = {
  "title": "登录凭据",
  "fields": {
    "loginId": {
      "title": "登录名"
    },
    "password": {
      "title": "密码"
    },
    "token": {
      "title": "一次性令牌",
      "description": "来自登录链接，可代替登录名和密码。"
    }
  }
};

export default labels;
