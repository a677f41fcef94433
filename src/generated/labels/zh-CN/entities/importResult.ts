// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';

const labels: PhraseTable = {
  "title": "导入结果",
  "description": "导入或复制的结果。",
  "fields": {
    "created": {
      "title": "新建数"
    },
    "updated": {
      "title": "更新数"
    },
    "unchanged": {
      "title": "无变化数"
    },
    "skipped": {
      "title": "已跳过",
      "fields": {
        "naturalKey": {
          "title": "记录",
          "description": "接口的适用范围、货主和名称；基础资料的代码和名称。"
        },
        "reason": {
          "title": "原因"
        }
      }
    }
  }
};

export default labels;
