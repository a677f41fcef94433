// Generated from schemas/ by `npm run generate`: do not edit.

import type { Table } from '../../contract/phrases.ts';
import type { Strip } from '../../contract/strip.ts';

interface Modules {
  readonly view: Strip;
  /** Captions of its figures, by locale. */
  readonly labels: Readonly<Record<string, () => Promise<{ readonly default: Table }>>>;
}

/** By the name that their resources give them. */
export const strips: Readonly<Record<string, Modules>> = {
  interface: {
    view: {
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
},
    labels: {
      'zh-CN': () => import('../labels/zh-CN/strips/interface.ts'),
      'en-US': () => import('../labels/en-US/strips/interface.ts'),
    },
  },
};
