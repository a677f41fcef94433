// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';

const labels: PhraseTable = {
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
    "wmsBasePath": {
      "title": "WMS 基础路径",
      "description": "发往仓库的单据会推送到该地址加接口名称。未配置时单据保存在发件箱。",
      "placeholder": "https://wms.example.com/api/documents"
    },
    "wmsAuthUuid": {
      "title": "WMS 认证"
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
