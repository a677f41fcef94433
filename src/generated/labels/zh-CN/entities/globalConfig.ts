// Generated from schemas/ by `npm run generate`: do not edit.

import type { Table } from '../../../../contract/phrases.ts';

const labels: Table = {
  "title": "全局配置",
  "description": "本企业的默认设置。",
  "fields": {
    "uuid": {
      "title": "UUID"
    },
    "companyUuid": {
      "title": "企业"
    },
    "failureThreshold": {
      "title": "失败次数阈值",
      "description": "失败达到该次数的待处理数据将被阻塞。"
    },
    "retryIntervalMinutes": {
      "title": "重试间隔（分钟）"
    },
    "pageSize": {
      "title": "每页条数"
    },
    "timeZone": {
      "title": "时区",
      "description": "IANA 时区名称，例如 Asia/Shanghai。"
    },
    "version": {
      "title": "版本"
    },
    "modifiedAt": {
      "title": "最后修改时间"
    }
  }
};

export default labels;
