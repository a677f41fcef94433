// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';

const labels: PhraseTable = {
  "title": "安全配置",
  "description": "本企业接口的调用限制和日志留存规则。",
  "fields": {
    "uuid": {
      "title": "UUID"
    },
    "companyUuid": {
      "title": "企业"
    },
    "apiKeyEnabled": {
      "title": "启用此 API 密钥",
      "description": "合作方可在请求头 iwmsApiKey 中携带此密钥。“访问管理”中生成的 API 密钥不受此设置影响。"
    },
    "apiKey": {
      "title": "API 密钥"
    },
    "ipWhitelist": {
      "title": "IP 白名单",
      "description": "允许调用的 IP 或网段，留空表示不限制。"
    },
    "maskFields": {
      "title": "脱敏字段",
      "description": "日志中需要脱敏的字段。"
    },
    "payloadRetentionDays": {
      "title": "报文保留天数",
      "description": "超过该天数后删除日志中的报文。"
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
