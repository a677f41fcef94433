// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';

const labels: PhraseTable = {
  "title": "重发内容",
  "description": "修改后的单据内容。",
  "fields": {
    "data": {
      "title": "单据内容",
      "description": "映射前的 JSON。"
    },
    "version": {
      "title": "版本",
      "description": "操作员看到的原单据版本。"
    }
  }
};

export default labels;
