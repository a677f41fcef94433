// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';

const labels: PhraseTable = {
  "title": "批量操作结果",
  "description": "批量操作已处理的数量，以及跳过的记录和原因。",
  "fields": {
    "done": {
      "title": "已处理数"
    },
    "skipped": {
      "title": "已跳过",
      "fields": {
        "uuid": {
          "title": "UUID"
        },
        "name": {
          "title": "名称"
        },
        "reason": {
          "title": "原因"
        }
      }
    }
  }
};

export default labels;
