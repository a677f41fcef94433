// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';

const labels: PhraseTable = {
  "title": "API 密钥",
  "description": "合作方提交单据所用的密钥。",
  "fields": {
    "uuid": {
      "title": "UUID"
    },
    "companyUuid": {
      "title": "企业"
    },
    "name": {
      "title": "名称",
      "description": "使用该密钥的合作方或系统。"
    },
    "status": {
      "title": "状态",
      "choices": {
        "NEW": {
          "title": "待生成"
        },
        "ACTIVE": {
          "title": "有效"
        },
        "REVOKED": {
          "title": "已吊销"
        }
      }
    },
    "calls": {
      "title": "可用调用",
      "choices": {
        "DOCUMENT": {
          "title": "提交单据（/exchange）"
        },
        "EVENT": {
          "title": "提交事件（/exchangeEvent）"
        }
      }
    },
    "interfaceUuids": {
      "title": "接口",
      "description": "留空表示全部接口。"
    },
    "expiresAt": {
      "title": "到期时间",
      "description": "留空表示长期有效。"
    },
    "callsPerSecond": {
      "title": "每秒调用上限",
      "description": "服务的每个进程分别计数，留空表示不限制。"
    },
    "overlapHours": {
      "title": "新旧密钥并用时长（小时）",
      "description": "生成新的密钥值后，旧密钥值在该时长内继续有效。"
    },
    "secretStart": {
      "title": "密钥开头"
    },
    "rotatedAt": {
      "title": "密钥生成时间"
    },
    "lastUsedAt": {
      "title": "最近使用"
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
