// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';

const labels: PhraseTable = {
  "title": "接口",
  "description": "仓库与 ERP 或 WCS 之间的一类数据交换。",
  "fields": {
    "uuid": {
      "title": "UUID"
    },
    "companyUuid": {
      "title": "企业"
    },
    "interfaceName": {
      "title": "接口名称",
      "placeholder": "item"
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
    "menuName": {
      "title": "所属菜单"
    },
    "scope": {
      "title": "适用范围",
      "choices": {
        "DC": {
          "title": "配送中心"
        },
        "CARRIER": {
          "title": "承运商"
        }
      }
    },
    "dcCode": {
      "title": "配送中心"
    },
    "carrierCode": {
      "title": "承运商"
    },
    "ownerCode": {
      "title": "货主",
      "description": "不选则对所有货主生效。"
    },
    "entityIdentifier": {
      "title": "单据标识",
      "description": "单据中用作唯一标识的字段，可据此查找待处理数据和日志。",
      "placeholder": "orderNo"
    },
    "remarks": {
      "title": "备注"
    },
    "type": {
      "title": "传输方式",
      "choices": {
        "HTTP": {
          "title": "HTTP"
        },
        "ACTIVE_MQ": {
          "title": "ActiveMQ"
        },
        "WEB_SERVICE": {
          "title": "WebService"
        },
        "INTERMEDIATE_TABLE": {
          "title": "中间表"
        }
      }
    },
    "erpUuid": {
      "title": "ERP 配置"
    },
    "dataSourceUuid": {
      "title": "数据源配置"
    },
    "method": {
      "title": "请求方法",
      "choices": {
        "POST": {
          "title": "POST"
        },
        "GET": {
          "title": "GET"
        },
        "PUT": {
          "title": "PUT"
        }
      }
    },
    "path": {
      "title": "接口路径",
      "description": "拼接在 ERP 配置的基础路径之后。",
      "placeholder": "/items"
    },
    "address": {
      "title": "接口地址",
      "description": "服务或消息中间件的完整地址。",
      "placeholder": "http://wcs.example.com:8080/tasks"
    },
    "authUuid": {
      "title": "认证配置",
      "description": "留空时，ERP 接口使用 ERP 配置中的认证，其他接口不认证。"
    },
    "queueName": {
      "title": "队列名称",
      "placeholder": "wms.items"
    },
    "requestMode": {
      "title": "调用方式",
      "choices": {
        "PLAIN": {
          "title": "普通调用"
        },
        "FORM": {
          "title": "业务表单",
          "description": "按“操作 + 表单”调用 ERP，如金蝶云星空。"
        }
      }
    },
    "requestAction": {
      "title": "请求操作",
      "placeholder": "Save"
    },
    "formId": {
      "title": "表单 ID",
      "placeholder": "BD_MATERIAL"
    },
    "successRule": {
      "title": "成功判定",
      "description": "不选则使用 ERP 配置中的成功判定。",
      "choices": {
        "ENVELOPE": {
          "title": "带 success 的响应",
          "description": "JSON 中 success 为 false 视为拒收；其他 JSON、文本或空响应视为成功。"
        },
        "SAP": {
          "title": "SAP",
          "description": "响应中消息类型为 E、A 或 X 视为拒收。"
        },
        "KINGDEE": {
          "title": "金蝶",
          "description": "Result.ResponseStatus.IsSuccess 必须为 true。"
        },
        "STATUS_ONLY": {
          "title": "仅看状态码",
          "description": "只看 HTTP 状态码，响应内容不限，可以是网页。"
        },
        "CUSTOM": {
          "title": "自定义条件"
        }
      }
    },
    "successStatuses": {
      "title": "成功状态码",
      "description": "可视为送达的 HTTP 状态码：单个值或范围，用英文逗号分隔。",
      "placeholder": "200-299, 409"
    },
    "successCondition": {
      "title": "成功条件",
      "description": "对响应求值的 JSONata 表达式，结果为 true 即视为送达；$status 为 HTTP 状态码。",
      "placeholder": "code = 0"
    },
    "sampleStatus": {
      "title": "示例状态码",
      "description": "示例响应的 HTTP 状态码。"
    },
    "sampleResponse": {
      "title": "示例响应",
      "description": "对方的一段响应，用于测试成功判定，随接口一并保存。",
      "placeholder": "{\"success\": false, \"message\": \"The period is closed\"}"
    },
    "tableAccess": {
      "title": "访问方式",
      "choices": {
        "TABLE": {
          "title": "单表"
        },
        "TRANSFER": {
          "title": "源表到目标表"
        },
        "PROCEDURE": {
          "title": "存储过程"
        }
      }
    },
    "intermediateTableName": {
      "title": "中间表名称",
      "placeholder": "WMS_ITEM"
    },
    "sourceTableName": {
      "title": "源中间表名称",
      "placeholder": "ERP_ITEM"
    },
    "targetTableName": {
      "title": "目标中间表名称",
      "placeholder": "WMS_ITEM"
    },
    "storedProcedureName": {
      "title": "存储过程名称",
      "placeholder": "SP_SYNC_ITEM"
    },
    "triggerStrategy": {
      "title": "触发策略",
      "choices": {
        "EVENT": {
          "title": "事件触发"
        },
        "CRON": {
          "title": "定时触发"
        }
      }
    },
    "eventTypes": {
      "title": "事件类型",
      "description": "任一事件发生即触发接口。"
    },
    "executionStrategy": {
      "title": "执行策略",
      "choices": {
        "DAILY": {
          "title": "每天定时"
        },
        "INTERVAL": {
          "title": "按间隔"
        },
        "EXPRESSION": {
          "title": "Cron 表达式"
        }
      }
    },
    "executionTime": {
      "title": "执行时间",
      "description": "以配送中心所在时区为准。",
      "placeholder": "02:30"
    },
    "intervalMinutes": {
      "title": "间隔（分钟）"
    },
    "cronExpression": {
      "title": "Cron 表达式",
      "description": "依次为分、时、日、月、周，以配送中心所在时区为准。",
      "placeholder": "*/5 * * * *"
    },
    "itemProcessingType": {
      "title": "商品处理类型",
      "description": "仅商品接口需要选择。",
      "choices": {
        "INC": {
          "title": "增量"
        },
        "FULL": {
          "title": "全量"
        },
        "QPC": {
          "title": "件装数"
        },
        "BARCODE": {
          "title": "条码"
        },
        "VENDOR": {
          "title": "供应商"
        }
      }
    },
    "fileFormat": {
      "title": "文件格式",
      "description": "以文件方式传输时选择。",
      "choices": {
        "CSV": {
          "title": "CSV"
        }
      }
    },
    "fileName": {
      "title": "文件名",
      "placeholder": "items.csv"
    },
    "lanes": {
      "title": "并发投递数",
      "description": "每个服务进程同时投递的单据数，留空为 4；1 表示逐条投递。服务繁忙时，数值越大分到的处理能力越多。",
      "placeholder": "4"
    },
    "preFilter": {
      "title": "前置过滤",
      "description": "对源单据求值的 JSONata 表达式，结果为 true 时才处理。",
      "placeholder": "status = 'APPROVED'"
    },
    "postFilter": {
      "title": "后置过滤",
      "description": "对映射后单据求值的 JSONata 表达式，结果为 true 时才发送。",
      "placeholder": "$count(lines) > 0"
    },
    "alarmEnabled": {
      "title": "钉钉告警",
      "description": "单据失败、阻塞，接收方不可用或接口恢复时通过机器人发送通知。"
    },
    "dingDingUuid": {
      "title": "钉钉配置"
    },
    "fieldMappings": {
      "title": "字段映射",
      "fields": {
        "lineNo": {
          "title": "行号"
        },
        "targetField": {
          "title": "目标字段",
          "description": "目标单据中的路径。子表下各行的目标字段以子表的目标字段加 [] 开头：lines[].sku。",
          "placeholder": "code"
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
        "sourceField": {
          "title": "源字段",
          "description": "源单据中的路径，多个以英文逗号分隔。子表下的行通过别名读取元素：item.sku。",
          "placeholder": "itemCode"
        },
        "expression": {
          "title": "表达式"
        }
      }
    },
    "status": {
      "title": "状态",
      "choices": {
        "OFFLINE": {
          "title": "已下线"
        },
        "ONLINE": {
          "title": "已上线"
        },
        "SUSPENDED": {
          "title": "已挂起"
        }
      }
    },
    "debug": {
      "title": "调试中"
    },
    "debugUntil": {
      "title": "调试截止时间"
    },
    "pendingCount": {
      "title": "待处理数"
    },
    "blockedCount": {
      "title": "阻塞数"
    },
    "failureCount": {
      "title": "连续失败次数"
    },
    "failureReason": {
      "title": "失败原因"
    },
    "pullFailedSince": {
      "title": "拉取失败起始时间",
      "description": "无法从来源拉取单据，系统会自动重试。"
    },
    "pullFailureReason": {
      "title": "拉取失败原因"
    },
    "outageCount": {
      "title": "连续异常次数",
      "description": "接收方连续异常的投递次数。"
    },
    "receiverDownSince": {
      "title": "接收方不可用起始时间",
      "description": "接收方异常，已暂停投递，系统会自动重试。"
    },
    "nextProbeTime": {
      "title": "下次尝试时间"
    },
    "onlineAt": {
      "title": "上线时间"
    },
    "lastScheduleTime": {
      "title": "上次调度时间"
    },
    "version": {
      "title": "版本"
    },
    "modifiedAt": {
      "title": "最后修改时间"
    }
  }
};

export default labels;
