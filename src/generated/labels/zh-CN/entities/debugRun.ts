// Generated from schemas/ by `npm run generate`: do not edit.

import type { Table } from '../../../../contract/phrases.ts';

const labels: Table = {
  "title": "调试结果",
  "description": "每行映射的执行结果，以及实际的请求和响应。",
  "fields": {
    "success": {
      "title": "结果"
    },
    "message": {
      "title": "信息"
    },
    "status": {
      "title": "HTTP 状态码"
    },
    "leftOutBy": {
      "title": "排除于",
      "choices": {
        "PRE_FILTER": {
          "title": "前置过滤"
        },
        "POST_FILTER": {
          "title": "后置过滤"
        }
      }
    },
    "source": {
      "title": "源单据",
      "description": "本次调试所用的单据，JSON 格式。"
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
    "stepsCut": {
      "title": "未显示的步骤数"
    },
    "mapped": {
      "title": "目标单据",
      "description": "映射后的单据，JSON 格式。"
    },
    "request": {
      "title": "请求报文"
    },
    "response": {
      "title": "响应报文"
    },
    "timings": {
      "title": "各阶段耗时",
      "description": "仅列出已执行的阶段。",
      "fields": {
        "stage": {
          "title": "阶段",
          "choices": {
            "PRE_FILTER": {
              "title": "前置过滤"
            },
            "MAPPING": {
              "title": "映射"
            },
            "POST_FILTER": {
              "title": "后置过滤"
            },
            "SEND": {
              "title": "发送"
            }
          }
        },
        "elapsedMs": {
          "title": "耗时（毫秒）"
        }
      }
    },
    "elapsedMs": {
      "title": "耗时（毫秒）"
    }
  }
};

export default labels;
