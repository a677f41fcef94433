// Generated from schemas/ by `npm run generate`: do not edit.

import type { Table } from '../../../../contract/phrases.ts';

const labels: Table = {
  "title": "测试响应",
  "fields": {
    "success": {
      "title": "是否成功"
    },
    "message": {
      "title": "信息"
    },
    "data": {
      "title": "数据"
    },
    "response": {
      "title": "响应原文"
    }
  }
};

export default labels;
