// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';
import partnerKeyLabels from '../entities/partnerKey.ts';
export const partnerKeySecretLabels: PhraseTable = {
  "title": "API 密钥的密钥值",
  "description": "新生成的密钥值，仅显示一次，服务只保存其摘要。",
  "fields": {
    "name": {
      "title": "名称"
    },
    "secret": {
      "title": "密钥",
      "description": "请立即复制，关闭后不再显示。"
    },
    "previousValidUntil": {
      "title": "旧密钥值有效期至"
    }
  }
};


const labels: PhraseTable = {
  entities: { partnerKey: partnerKeyLabels, partnerKeySecret: partnerKeySecretLabels },
  resources: {
  "partnerKey": {
    "title": "API 密钥",
    "recordTitle": "API 密钥",
    "description": "合作方凭 API 密钥提交单据。请先新建，再生成密钥值。",
    "groups": {},
    "actions": {
      "rotate": {
        "title": "生成密钥值",
        "titleWithName": "为{{name}}生成密钥值",
        "confirmMessage": "密钥值仅显示一次。旧密钥值在并用时长内继续有效。"
      },
      "revoke": {
        "title": "吊销",
        "titleWithName": "吊销{{name}}",
        "confirmMessage": "使用该密钥的调用将立即被拒绝，吊销后不可恢复。"
      }
    }
  }
},
};

export default labels;
