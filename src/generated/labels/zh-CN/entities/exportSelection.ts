// Generated from schemas/ by `npm run generate`: do not edit.

import type { Table } from '../../../../contract/phrases.ts';

const labels: Table = {
  "title": "导出",
  "description": "要导出的接口。",
  "fields": {
    "companyUuid": {
      "title": "企业"
    },
    "dcCode": {
      "title": "配送中心"
    },
    "ownerCode": {
      "title": "货主"
    },
    "interfaceUuid": {
      "title": "接口"
    },
    "menuName": {
      "title": "菜单",
      "description": "不选则为全部菜单。"
    },
    "uuids": {
      "title": "所选接口"
    }
  }
};

export default labels;
