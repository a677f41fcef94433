// Generated from schemas/ by `npm run generate`: do not edit.

import type { Table } from '../../../../contract/phrases.ts';

const labels: Table = {
  "title": "DingTalk robot",
  "description": "A robot of a DingTalk group that alarms are sent to.",
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
      "description": "Address that DingTalk shows when the robot is added to a group.",
      "placeholder": "https://oapi.dingtalk.com/robot/send?access_token="
    },
    "signSecret": {
      "title": "Signing secret",
      "description": "Only for robots secured by signature."
    },
    "keyword": {
      "title": "Keyword",
      "description": "Put into every message, for robots secured by keyword."
    },
    "atAll": {
      "title": "Mention everyone"
    },
    "atMobiles": {
      "title": "Mobile numbers to mention"
    },
    "language": {
      "title": "Language of messages",
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
