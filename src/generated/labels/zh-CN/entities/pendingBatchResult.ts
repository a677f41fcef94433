// Generated from schemas/ by `npm run generate`: do not edit.

import type { Table } from '../../../../contract/phrases.ts';

const labels: Table = {
  "title": "批量操作结果",
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
        "reason": {
          "title": "原因"
        }
      }
    }
  }
};

export default labels;
