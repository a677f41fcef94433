// Generated from schemas/ by `npm run generate`: do not edit.

import type { Table } from '../../../../contract/phrases.ts';

const labels: Table = {
  "title": "日结日志",
  "description": "日结的执行结果，或今晚的预计结果。",
  "fields": {
    "uuid": {
      "title": "UUID"
    },
    "companyUuid": {
      "title": "企业"
    },
    "configUuid": {
      "title": "配置 UUID"
    },
    "time": {
      "title": "执行时间"
    },
    "elapsedMs": {
      "title": "耗时（毫秒）"
    },
    "success": {
      "title": "是否成功"
    },
    "resetCount": {
      "title": "重置数"
    },
    "cancelCount": {
      "title": "取消数"
    },
    "resetUuids": {
      "title": "已重置数据"
    },
    "cancelUuids": {
      "title": "已取消数据"
    },
    "message": {
      "title": "信息"
    }
  }
};

export default labels;
