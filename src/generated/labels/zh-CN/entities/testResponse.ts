// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';

const labels: PhraseTable = {
  "title": "测试响应",
  "fields": {
    "success": {
      "title": "是否成功"
    },
    "message": {
      "title": "信息"
    },
    "data": {
      "title": "数据",
      "description": "响应体为 JSON 时的内容。"
    },
    "response": {
      "title": "响应原文",
      "description": "响应体文本。"
    },
    "binary": {
      "title": "非文本",
      "description": "响应体不是文本，不予显示。"
    },
    "truncated": {
      "title": "已截断",
      "description": "响应过大或传输中断，仅显示已收到的部分。"
    },
    "status": {
      "title": "HTTP 状态码",
      "description": "未收到响应时为空。"
    },
    "statusText": {
      "title": "状态说明"
    },
    "headers": {
      "title": "响应头",
      "description": "不含 Cookie。",
      "fields": {
        "name": {
          "title": "名称"
        },
        "value": {
          "title": "值"
        }
      }
    },
    "url": {
      "title": "响应地址",
      "description": "重定向之后实际返回响应的地址。"
    },
    "sizeBytes": {
      "title": "大小（字节）",
      "description": "已读取的响应体解压后的大小。"
    },
    "elapsedMs": {
      "title": "耗时（毫秒）"
    }
  }
};

export default labels;
