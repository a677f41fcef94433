// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';
export const alarmDeliveryLabels: PhraseTable = {
  "title": "告警发送记录",
  "description": "向钉钉群发送消息的一次尝试。",
  "fields": {
    "uuid": {
      "title": "UUID"
    },
    "companyUuid": {
      "title": "企业"
    },
    "dingDingUuid": {
      "title": "钉钉机器人 UUID"
    },
    "robotName": {
      "title": "钉钉机器人"
    },
    "ruleNames": {
      "title": "告警规则"
    },
    "interfaceNames": {
      "title": "接口"
    },
    "event": {
      "title": "事件",
      "description": "消息中最严重的事件。",
      "choices": {
        "FAILED": {
          "title": "单据失败"
        },
        "RECEIVER_DOWN": {
          "title": "接收方不可用"
        },
        "BLOCKED": {
          "title": "单据阻塞"
        },
        "PENDING_OVER": {
          "title": "待处理数据超限"
        },
        "SETTLEMENT_FAILED": {
          "title": "日结失败"
        },
        "RECOVERED": {
          "title": "已恢复"
        },
        "TEST": {
          "title": "测试消息"
        }
      }
    },
    "time": {
      "title": "时间"
    },
    "count": {
      "title": "合并条数"
    },
    "status": {
      "title": "状态",
      "choices": {
        "SENT": {
          "title": "已发送"
        },
        "RETRY": {
          "title": "待重试"
        },
        "FAILED": {
          "title": "发送失败"
        }
      }
    },
    "attempt": {
      "title": "第几次发送"
    },
    "content": {
      "title": "消息内容"
    },
    "failureReason": {
      "title": "失败原因"
    }
  }
};


const labels: PhraseTable = {
  entities: { alarmDelivery: alarmDeliveryLabels },
  resources: {
  "alarmDelivery": {
    "title": "发送记录",
    "recordTitle": "发送记录",
    "description": "机器人每次发送消息的内容和钉钉的返回结果都记录在此。",
    "groups": {},
    "actions": {}
  }
},
};

export default labels;
