// Generated from schemas/ by `npm run generate`: do not edit.

import type { Table } from '../../../../contract/phrases.ts';

const labels: Table = {
  "title": "配送中心",
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
    "timeZone": {
      "title": "时区",
      "description": "IANA 时区名称，例如 Asia/Shanghai。"
    },
    "sample": {
      "title": "示例数据"
    }
  }
};

export default labels;
