// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';
export const alarmDeliveryLabels: PhraseTable = {
  "title": "Alarm delivery",
  "description": "One attempt to send a message to a DingTalk group.",
  "fields": {
    "uuid": {
      "title": "UUID"
    },
    "companyUuid": {
      "title": "Company"
    },
    "dingDingUuid": {
      "title": "DingTalk robot UUID"
    },
    "robotName": {
      "title": "DingTalk robot"
    },
    "ruleNames": {
      "title": "Alarm rules"
    },
    "interfaceNames": {
      "title": "Interfaces"
    },
    "event": {
      "title": "Event",
      "description": "Most severe event in the message.",
      "choices": {
        "FAILED": {
          "title": "Document failed"
        },
        "RECEIVER_DOWN": {
          "title": "Receiver down"
        },
        "BLOCKED": {
          "title": "Document blocked"
        },
        "PENDING_OVER": {
          "title": "Too much pending data"
        },
        "SETTLEMENT_FAILED": {
          "title": "Daily settlement failed"
        },
        "RECOVERED": {
          "title": "Recovered"
        },
        "TEST": {
          "title": "Test message"
        }
      }
    },
    "time": {
      "title": "Time"
    },
    "count": {
      "title": "Merged alarms"
    },
    "status": {
      "title": "Status",
      "choices": {
        "SENT": {
          "title": "Sent"
        },
        "RETRY": {
          "title": "Retry pending"
        },
        "FAILED": {
          "title": "Failed"
        }
      }
    },
    "attempt": {
      "title": "Attempt"
    },
    "content": {
      "title": "Message"
    },
    "failureReason": {
      "title": "Failure reason"
    }
  }
};


const labels: PhraseTable = {
  entities: { alarmDelivery: alarmDeliveryLabels },
  resources: {
  "alarmDelivery": {
    "title": "Delivery history",
    "recordTitle": "alarm delivery",
    "description": "Shows every message sent by a robot, attempt by attempt, with DingTalk's response.",
    "groups": {},
    "actions": {}
  }
},
};

export default labels;
