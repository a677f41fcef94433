// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';

const labels: PhraseTable = {
  "title": "Alarm rule",
  "description": "Defines when a robot sends an alarm.",
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
    "dingDingUuid": {
      "title": "DingTalk robot"
    },
    "interfaceUuids": {
      "title": "Interfaces",
      "description": "Leave empty for all interfaces."
    },
    "events": {
      "title": "Events",
      "description": "Recovery notices go only to robots that received the alarm.",
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
        }
      }
    },
    "threshold": {
      "title": "Threshold",
      "description": "Sends an alarm when this many documents fail within the merge window, or when one interface has this many pending documents."
    },
    "mergeSeconds": {
      "title": "Merge window (seconds)",
      "description": "Combines all alarms within this time into one message. DingTalk accepts 20 messages per minute from a robot."
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
