// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';

const labels: PhraseTable = {
  "title": "钉钉机器人",
  "description": "向钉钉群发送告警消息的机器人。",
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
    "webhook": {
      "title": "Webhook 地址",
      "description": "在钉钉群中添加自定义机器人后得到的地址。",
      "placeholder": "https://oapi.dingtalk.com/robot/send?access_token="
    },
    "signSecret": {
      "title": "加签密钥",
      "description": "机器人安全设置选择“加签”时填写。"
    },
    "keyword": {
      "title": "自定义关键词",
      "description": "机器人安全设置选择“自定义关键词”时填写，每条消息都会带上。"
    },
    "atAll": {
      "title": "@所有人"
    },
    "atMobiles": {
      "title": "@指定手机号"
    },
    "language": {
      "title": "消息语言",
      "choices": {
        "zh-CN": {
          "title": "中文"
        },
        "en-US": {
          "title": "英文"
        }
      }
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
