// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';

const labels: PhraseTable = {
  "title": "连接测试",
  "fields": {
    "ok": {
      "title": "结果"
    },
    "steps": {
      "title": "步骤",
      "fields": {
        "name": {
          "title": "名称"
        },
        "ok": {
          "title": "结果"
        },
        "message": {
          "title": "信息"
        }
      }
    }
  }
};

export default labels;
