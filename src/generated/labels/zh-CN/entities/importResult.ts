// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '../../../../contract/text/phrases.ts';

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
          "title": "接口",
          "description": "适用范围、货主和接口名称。"
        },
        "reason": {
          "title": "原因"
        }
      }
    }
  }
};

export default labels;
