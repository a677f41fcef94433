// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';

const labels: PhraseTable = {
  "title": "测试请求",
  "description": "用于测试接口的请求。",
  "fields": {
    "url": {
      "title": "请求地址",
      "placeholder": "https://erp.example.com/api/items"
    },
    "type": {
      "title": "请求方法",
      "choices": {
        "GET": {
          "title": "GET"
        },
        "POST": {
          "title": "POST"
        },
        "PUT": {
          "title": "PUT"
        },
        "DELETE": {
          "title": "DELETE"
        }
      }
    },
    "headers": {
      "title": "API 密钥",
      "description": "通过请求头 iwmsApiKey 发送。"
    },
    "parameters": {
      "title": "请求体",
      "description": "JSON 格式。GET 请求没有请求体。"
    }
  }
};

export default labels;
