// Generated from schemas/ by `npm run generate`: do not edit.

import type { Table } from '../../../../contract/phrases.ts';

const labels: Table = {
  "title": "调试结果",
  "description": "每行映射的执行结果，以及实际的请求和响应。",
  "fields": {
    "success": {
      "title": "是否成功"
    },
    "message": {
      "title": "信息"
    },
    "steps": {
      "title": "步骤",
      "fields": {
        "lineNo": {
          "title": "行号"
        },
        "targetField": {
          "title": "目标字段"
        },
        "functionType": {
          "title": "函数类型"
        },
        "input": {
          "title": "输入",
          "description": "JSON 格式。"
        },
        "output": {
          "title": "输出",
          "description": "JSON 格式。"
        },
        "error": {
          "title": "错误"
        }
      }
    },
    "request": {
      "title": "请求报文"
    },
    "response": {
      "title": "响应报文"
    },
    "elapsedMs": {
      "title": "耗时（毫秒）"
    }
  }
};

export default labels;
