// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';

const labels: PhraseTable = {
  "title": "字段",
  "description": "接口可写入的目标字段。",
  "fields": {
    "name": {
      "title": "字段"
    },
    "title": {
      "title": "字段名称"
    },
    "type": {
      "title": "类型",
      "choices": {
        "STRING": {
          "title": "字符串"
        },
        "NUMERIC": {
          "title": "数值"
        },
        "INTEGER": {
          "title": "整数（INTEGER）"
        },
        "INT": {
          "title": "整数（INT）"
        },
        "LONG": {
          "title": "长整数"
        },
        "BOOLEAN": {
          "title": "布尔"
        },
        "DATE": {
          "title": "日期"
        },
        "ARRAY": {
          "title": "数组"
        },
        "OBJECT": {
          "title": "对象"
        }
      }
    },
    "description": {
      "title": "描述"
    },
    "required": {
      "title": "必填"
    }
  }
};

export default labels;
