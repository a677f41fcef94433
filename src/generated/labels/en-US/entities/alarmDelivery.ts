// Generated from schemas/ by `npm run generate`: do not edit.

import type { Table } from '../../../../contract/phrases.ts';

const labels: Table = {
  "title": "Alarm delivery",
  "description": "One message to a DingTalk group.",
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
    "ruleUuid": {
      "title": "Alarm rule UUID"
    },
    "ruleName": {
      "title": "Alarm rule"
    },
    "event": {
      "title": "Event",
      "choices": {
        "FAILED": {
          "title": "Document failed"
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
        "FAILED": {
          "title": "Failed"
        }
      }
    },
    "content": {
      "title": "Content"
    },
    "failureReason": {
      "title": "Failure reason"
    }
  }
};

export default labels;
