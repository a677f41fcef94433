// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';

const labels: PhraseTable = {
  "title": "列表导出",
  "description": "控制台导出为 CSV 文件的列表。",
  "fields": {
    "companyUuid": {
      "title": "企业"
    },
    "list": {
      "title": "列表",
      "description": "列表在控制台中的名称，例如 pendingData。"
    },
    "count": {
      "title": "记录数"
    }
  }
};

export default labels;
