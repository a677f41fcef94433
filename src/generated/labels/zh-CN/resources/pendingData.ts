// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';
export const pendingDataLabels: PhraseTable = {
  "title": "待处理数据",
  "description": "接口尚未处理完成的单据。",
  "fields": {
    "uuid": {
      "title": "UUID"
    },
    "companyUuid": {
      "title": "企业"
    },
    "dcCode": {
      "title": "配送中心"
    },
    "ownerCode": {
      "title": "货主"
    },
    "interfaceUuid": {
      "title": "接口"
    },
    "interfaceName": {
      "title": "接口名称"
    },
    "interfaceType": {
      "title": "接口类型",
      "choices": {
        "ERP_DOWN": {
          "title": "ERP 下发接口"
        },
        "ERP_UP": {
          "title": "ERP 上传接口"
        },
        "WCS_DOWN": {
          "title": "WCS 下发接口"
        },
        "WCS_UP": {
          "title": "WCS 上传接口"
        }
      }
    },
    "direction": {
      "title": "方向",
      "choices": {
        "DOWN": {
          "title": "下发"
        },
        "UP": {
          "title": "上传"
        }
      }
    },
    "entityNo": {
      "title": "单据号"
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
    "failureCount": {
      "title": "失败次数"
    },
    "failureReason": {
      "title": "失败原因"
    },
    "errorCode": {
      "title": "错误码"
    },
    "idempotencyKey": {
      "title": "幂等键"
    },
    "traceparent": {
      "title": "链路追踪",
      "description": "单据提交时的链路追踪标识，仅在服务导出链路时记录。"
    },
    "arrival": {
      "title": "到达序号",
      "description": "同一单据号的单据按此顺序处理。"
    },
    "createTime": {
      "title": "创建时间"
    },
    "lastRunTime": {
      "title": "上次执行时间"
    },
    "nextRunTime": {
      "title": "下次执行时间"
    },
    "lastAction": {
      "title": "最近操作",
      "fields": {
        "by": {
          "title": "操作员"
        },
        "at": {
          "title": "时间"
        },
        "reason": {
          "title": "原因"
        }
      }
    },
    "causeKey": {
      "title": "失败原因标识",
      "description": "原因相同的失败，标识相同。"
    },
    "firstFailureTime": {
      "title": "首次失败时间",
      "description": "当前原因首次出现的时间。"
    },
    "originalUuid": {
      "title": "原单据"
    },
    "resentUuid": {
      "title": "重发的单据"
    },
    "history": {
      "title": "处理过程",
      "description": "单据的处理过程，从早到晚；保留首条和最近的记录。",
      "fields": {
        "kind": {
          "title": "事件",
          "choices": {
            "RECEIVED": {
              "title": "接收"
            },
            "ATTEMPT": {
              "title": "执行"
            },
            "RESET": {
              "title": "重置"
            },
            "CANCELLED": {
              "title": "取消"
            },
            "RESENT": {
              "title": "修改后重发"
            },
            "INTERRUPTED": {
              "title": "中断"
            }
          }
        },
        "at": {
          "title": "时间"
        },
        "by": {
          "title": "操作员"
        },
        "reason": {
          "title": "原因"
        },
        "documentUuid": {
          "title": "关联单据",
          "description": "重发前的原单据，或重发的新单据。"
        },
        "status": {
          "title": "结果",
          "choices": {
            "SUCCESS": {
              "title": "成功"
            },
            "FAILED": {
              "title": "失败"
            },
            "BLOCKED": {
              "title": "已阻塞"
            }
          }
        },
        "attempt": {
          "title": "第几次"
        },
        "maxAttempts": {
          "title": "次数上限"
        },
        "elapsedMs": {
          "title": "耗时（毫秒）"
        },
        "httpStatus": {
          "title": "HTTP 状态码"
        },
        "errorCode": {
          "title": "错误码"
        },
        "message": {
          "title": "消息"
        },
        "rule": {
          "title": "判定规则",
          "description": "决定结果的成功判定规则。",
          "choices": {
            "STATUS": {
              "title": "HTTP 状态码"
            },
            "ANSWER": {
              "title": "HTTP 状态码，且响应未拒绝"
            },
            "CONDITION": {
              "title": "成功条件"
            }
          }
        },
        "ruleText": {
          "title": "规则内容",
          "description": "HTTP 状态码或条件。"
        },
        "nextRunTime": {
          "title": "下次执行时间"
        },
        "mappingLine": {
          "title": "映射行",
          "description": "首个失败映射行的行号。"
        },
        "callUuid": {
          "title": "API 调用",
          "description": "API 调用日志中的记录。"
        }
      }
    },
    "interfaceDebug": {
      "title": "所属接口调试中",
      "description": "所属接口当前是否处于调试状态，仅调试中才能调试其单据。"
    },
    "data": {
      "title": "单据内容",
      "description": "映射前的原始单据。"
    },
    "version": {
      "title": "版本"
    }
  }
};

export const debugRunLabels: PhraseTable = {
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
      "title": "过滤环节",
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
          "description": "映射行得出目标字段值的方式。",
          "choices": {
            "REGULAR": {
              "title": "常规"
            },
            "CONCATENATE": {
              "title": "拼接",
              "description": "各字段之间的分隔符，例如 - ；留空则直接相连"
            },
            "CONNECT": {
              "title": "连接",
              "description": "列表元素之间的分隔符，例如 , 或 ;"
            },
            "EXTRACT": {
              "title": "截取",
              "description": "起始位置和长度，例如 0,2；负数从末尾数起"
            },
            "DEFAULT_VALUE": {
              "title": "默认值",
              "description": "源字段无值时使用的值，例如 EA"
            },
            "NEGATE": {
              "title": "取反"
            },
            "CUSTOM": {
              "title": "自定义",
              "description": "针对源单据的 JSONata 表达式，例如 qty * price"
            },
            "REPLACE": {
              "title": "替换",
              "description": "查找与替换的文本对：[[\"-\",\"\"]]"
            },
            "CURRENT_TIME": {
              "title": "当前时间",
              "description": "时间格式，例如 yyyy-MM-dd HH:mm:ss"
            },
            "FORMAT_TIME": {
              "title": "时间格式化",
              "description": "由一种时间格式转为另一种：yyyyMMdd=>yyyy-MM-dd"
            },
            "GROUP": {
              "title": "分组",
              "description": "分组依据的字段，以英文逗号分隔：sku,lot"
            },
            "FIXED_VALUE": {
              "title": "固定值",
              "description": "固定值本身，例如 WMS"
            },
            "SUB_TABLE": {
              "title": "子表",
              "description": "元素的别名，例如 item；目标字段以 {{prefix}} 开头的行通过 item.… 取值"
            },
            "SUB_QUERY": {
              "title": "子查询",
              "description": "查询及所取属性，例如 dc.name"
            },
            "POST_CUSTOM": {
              "title": "后置自定义",
              "description": "针对已生成对象的 JSONata 表达式；$target 为整个目标单据，$source 为源单据"
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
      "title": "映射结果",
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


const labels: PhraseTable = {
  entities: { pendingData: pendingDataLabels, debugRun: debugRunLabels },
  resources: {
  "pendingData": {
    "title": "待处理数据",
    "recordTitle": "待处理数据",
    "description": "接口尚未处理完成的单据在此排队，包括失败和已阻塞的单据。",
    "groups": {},
    "actions": {
      "reset": {
        "title": "重置",
        "confirmMessage": "单据重新排队处理，失败次数清零。"
      },
      "cancel": {
        "title": "取消单据",
        "confirmMessage": "取消后不再处理该单据，之后可以重置。",
        "prompt": {
          "title": "取消原因"
        }
      },
      "debug": {
        "title": "调试",
        "confirmMessage": "逐步执行并真实发送该单据，请先对所属接口开启调试。"
      }
    }
  }
},
};

export default labels;
