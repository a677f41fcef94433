// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';

const labels: PhraseTable = {
  "title": "HTTP 扩展参数",
  "fields": {
    "parameterName": {
      "title": "参数名"
    },
    "parameterValue": {
      "title": "参数值"
    },
    "secret": {
      "title": "保密",
      "choices": {
        "AUTO": {
          "title": "按名称判断",
          "description": "名称包含 key、token 或 password 时保密。"
        },
        "YES": {
          "title": "是"
        },
        "NO": {
          "title": "否"
        }
      }
    },
    "parameterValueSet": {
      "title": "已保存保密值"
    }
  }
};

export default labels;
