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
          "title": "函数类型",
          "choices": {
            "REGULAR": {
              "title": "常规"
            },
            "CONCATENATE": {
              "title": "拼接"
            },
            "CONNECT": {
              "title": "连接"
            },
            "EXTRACT": {
              "title": "截取"
            },
            "DEFAULT_VALUE": {
              "title": "默认值"
            },
            "NEGATE": {
              "title": "取反"
            },
            "CUSTOM": {
              "title": "自定义"
            },
            "REPLACE": {
              "title": "替换"
            },
            "CURRENT_TIME": {
              "title": "当前时间"
            },
            "FORMAT_TIME": {
              "title": "时间格式化"
            },
            "GROUP": {
              "title": "分组"
            },
            "FIXED_VALUE": {
              "title": "固定值"
            },
            "SUB_TABLE": {
              "title": "子表"
            },
            "SUB_QUERY": {
              "title": "子查询"
            },
            "POST_CUSTOM": {
              "title": "后置自定义"
            }
          }
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
