// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';

const labels: PhraseTable = {
  "title": "密码",
  "fields": {
    "currentPassword": {
      "title": "当前密码",
      "description": "受邀或密码被重置后首次设置时，请留空。"
    },
    "newPassword": {
      "title": "新密码",
      "description": "至少 8 个字符。"
    }
  }
};

export default labels;
