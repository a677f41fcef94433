// Generated from schemas/ by `npm run generate`: do not edit.

import type { Strip } from '../../../contract/strip.ts';

const strip: Strip = {
  "operation": "health.query",
  "asks": {
    "window": "DAY"
  },
  "by": [
    "interfaceType"
  ],
  "since": "since",
  "refresh": 5,
  "entity": "health",
  "figures": [
    {
      "property": "received",
      "tab": "pendingData",
      "since": "createTime"
    },
    {
      "property": "delivered",
      "tone": "positive",
      "tab": "pendingData",
      "filters": {
        "status": "SUCCESS"
      },
      "since": "lastRunTime"
    },
    {
      "property": "failed",
      "tone": "negative",
      "tab": "interfaceLog",
      "filters": {
        "level": "ERROR"
      },
      "since": "time"
    },
    {
      "property": "pendingCount",
      "tab": "pendingData",
      "filters": {
        "status": "PENDING,RUNNING,FAILED,BLOCKED"
      }
    },
    {
      "property": "oldestPending",
      "tab": "pendingData",
      "filters": {
        "status": "PENDING,RUNNING,FAILED,BLOCKED"
      },
      "sort": {
        "property": "createTime",
        "order": "asc"
      },
      "format": "date-time"
    },
    {
      "property": "blockedCount",
      "tone": "warning",
      "tab": "pendingData",
      "filters": {
        "status": "BLOCKED"
      }
    }
  ],
  "sparklines": {
    "property": "interfaces",
    "by": "uuids",
    "series": "series",
    "lines": [
      "delivered",
      "failed"
    ]
  }
};

export default strip;
