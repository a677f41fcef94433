// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '../../../../contract/text/phrases.ts';

const labels: PhraseTable = {
  "entities": {
    "health": {
      "fields": {
        "received": {
          "title": "接收"
        },
        "delivered": {
          "title": "成功"
        },
        "failed": {
          "title": "失败次数"
        },
        "pendingCount": {
          "title": "待处理"
        },
        "oldestPending": {
          "title": "最早待处理"
        },
        "blockedCount": {
          "title": "已阻塞"
        }
      }
    }
  }
};

export default labels;
