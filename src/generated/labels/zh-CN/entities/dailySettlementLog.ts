// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';

const labels: PhraseTable = {
  "title": "日结日志",
  "description": "日结的执行结果，或今晚的预计结果。",
  "fields": {
    "uuid": {
      "title": "UUID"
    },
    "companyUuid": {
      "title": "企业"
    },
    "configUuid": {
      "title": "配置 UUID"
    },
    "configType": {
      "title": "配置类型",
      "choices": {
        "ERP": {
          "title": "ERP 接口"
        },
        "WCS": {
          "title": "WCS 接口"
        }
      }
    },
    "day": {
      "title": "日结日期",
      "description": "日结所属日期，以其时区为准。"
    },
    "timeZone": {
      "title": "时区",
      "description": "参与日结的接口所属配送中心的时区。"
    },
    "time": {
      "title": "执行时间"
    },
    "elapsedMs": {
      "title": "耗时（毫秒）"
    },
    "success": {
      "title": "结果"
    },
    "resetCount": {
      "title": "重置数"
    },
    "cancelCount": {
      "title": "取消数"
    },
    "message": {
      "title": "信息"
    },
    "documents": {
      "title": "单据",
      "description": "按接口排序的前一千条。",
      "fields": {
        "action": {
          "title": "处理方式",
          "choices": {
            "RESET": {
              "title": "重置"
            },
            "CANCEL": {
              "title": "取消"
            }
          }
        },
        "interfaceName": {
          "title": "接口"
        },
        "entityNo": {
          "title": "单据号"
        },
        "failureCount": {
          "title": "失败次数"
        },
        "createTime": {
          "title": "创建时间"
        }
      }
    },
    "resetUuids": {
      "title": "已重置数据"
    },
    "cancelUuids": {
      "title": "已取消数据"
    },
    "interfaceCounts": {
      "title": "各接口单据数",
      "description": "执行期间有效：结束时写入各接口的日志。",
      "fields": {
        "interfaceUuid": {
          "title": "接口 UUID"
        },
        "resetCount": {
          "title": "重置数"
        },
        "cancelCount": {
          "title": "取消数"
        }
      }
    },
    "leaseUntil": {
      "title": "执行中至",
      "description": "执行期间有效：若执行进程中断，到此时刻后由其他进程继续。"
    }
  }
};

export default labels;
