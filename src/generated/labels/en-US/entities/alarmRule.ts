// Generated from schemas/ by `npm run generate`: do not edit.

import type { Table } from '../../../../contract/phrases.ts';

const labels: Table = {
  "title": "Alarm rule",
  "description": "When which robot is told.",
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
      "description": "Leave empty for every interface."
    },
    "events": {
      "title": "Events",
      "description": "Recovered is told to who heard of the trouble.",
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
    "threshold": {
      "title": "Threshold",
      "description": "Failures within the merge time, or pending data of one interface, from which on to alarm."
    },
    "mergeSeconds": {
      "title": "Merge (seconds)",
      "description": "Alarms within this time become one message. DingTalk takes 20 a minute from a robot."
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
