// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';

const labels: PhraseTable = {
  "title": "重试失败单据",
  "description": "选择接口中要重试的失败单据。",
  "fields": {
    "companyUuid": {
      "title": "企业"
    },
    "interfaceUuid": {
      "title": "接口"
    },
    "causeKey": {
      "title": "失败原因标识",
      "description": "不填表示全部失败单据。"
    }
  }
};

export default labels;
