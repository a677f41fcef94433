// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';

const labels: PhraseTable = {
  "title": "DingTalk robot",
  "description": "A DingTalk group robot that sends alarms.",
  "fields": {
    "uuid": {
      "title": "UUID"
    },
    "companyUuid": {
      "title": "Company"
    },
    "name": {
      "title": "Name"
    },
    "webhook": {
      "title": "Webhook",
      "description": "Address shown in DingTalk when you add the robot to a group.",
      "placeholder": "https://oapi.dingtalk.com/robot/send?access_token="
    },
    "signSecret": {
      "title": "Signing secret",
      "description": "Only for robots with signature security."
    },
    "keyword": {
      "title": "Keyword",
      "description": "Added to every message, for robots with keyword security."
    },
    "atAll": {
      "title": "Mention everyone"
    },
    "atMobiles": {
      "title": "Mobile numbers to mention"
    },
    "language": {
      "title": "Message language",
      "choices": {
        "zh-CN": {
          "title": "Chinese"
        },
        "en-US": {
          "title": "English"
        }
      }
    },
    "enabled": {
      "title": "Enabled"
    },
    "version": {
      "title": "Version"
    },
    "modifiedAt": {
      "title": "Last modified"
    }
  }
};

export default labels;
