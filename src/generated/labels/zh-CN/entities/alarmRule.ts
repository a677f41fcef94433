// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';

const labels: PhraseTable = {
  "title": "告警规则",
  "description": "规定何时由哪个机器人发送告警。",
  "fields": {
    "uuid": {
      "title": "UUID"
    },
    "companyUuid": {
      "title": "企业"
    },
    "name": {
      "title": "名称"
    },
    "dingDingUuid": {
      "title": "钉钉机器人"
    },
    "interfaceUuids": {
      "title": "接口",
      "description": "留空表示全部接口。"
    },
    "events": {
      "title": "事件",
      "description": "“已恢复”只通知收到过相应告警的机器人。",
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
        }
      }
    },
    "threshold": {
      "title": "阈值",
      "description": "合并时间内的失败条数，或单个接口的待处理条数，达到该值时告警。"
    },
    "mergeSeconds": {
      "title": "合并时间（秒）",
      "description": "该时间内的告警合并为一条消息。钉钉限制每个机器人每分钟 20 条。"
    },
    "enabled": {
      "title": "启用"
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
