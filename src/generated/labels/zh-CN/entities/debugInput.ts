// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';

const labels: PhraseTable = {
  "title": "调试输入",
  "description": "接口调试所用的数据。",
  "fields": {
    "interfaceUuid": {
      "title": "接口"
    },
    "inputType": {
      "title": "调试方式",
      "choices": {
        "ORDER": {
          "title": "按单据号"
        },
        "DATA": {
          "title": "按单据"
        }
      }
    },
    "orderNumber": {
      "title": "单据号"
    },
    "data": {
      "title": "数据",
      "description": "JSON 格式的源单据。"
    },
    "send": {
      "title": "发送",
      "description": "真实发送映射后的单据，所属接口须处于调试状态；否则仅执行映射，不发送。"
    }
  }
};

export default labels;
