// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';

const labels: PhraseTable = {
  "title": "受理回执",
  "description": "单据已受理：此后不会丢失，并由服务负责送达。",
  "fields": {
    "uuid": {
      "title": "UUID",
      "description": "单据对应的待处理数据的 UUID。"
    },
    "interfaceName": {
      "title": "接口名称"
    },
    "entityNo": {
      "title": "单据号"
    },
    "idempotencyKey": {
      "title": "幂等键",
      "description": "调用方传入的幂等键，未传时由服务生成。"
    },
    "status": {
      "title": "状态",
      "choices": {
        "PENDING": {
          "title": "待处理"
        },
        "RUNNING": {
          "title": "处理中"
        },
        "SUCCESS": {
          "title": "成功"
        },
        "FAILED": {
          "title": "失败"
        },
        "BLOCKED": {
          "title": "已阻塞"
        },
        "CANCELLED": {
          "title": "已取消"
        }
      }
    },
    "repeated": {
      "title": "重复提交",
      "description": "该幂等键此前已受理，未新增单据。"
    }
  }
};

export default labels;
