// Generated from schemas/ by `npm run generate`: do not edit.

import type { Table } from '../../../../contract/phrases.ts';

const labels: Table = {
  "title": "货主",
  "description": "仓库中货物的所有者。",
  "fields": {
    "uuid": {
      "title": "UUID"
    },
    "companyUuid": {
      "title": "企业"
    },
    "code": {
      "title": "代码"
    },
    "name": {
      "title": "名称"
    },
    "sample": {
      "title": "示例数据"
    }
  }
};

export default labels;
