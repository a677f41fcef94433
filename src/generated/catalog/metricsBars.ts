// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '../../contract/text/phrases.ts';
import type { MetricsBarModel } from '../../contract/model/metrics.ts';

interface Modules {
  readonly view: MetricsBarModel;
  /** Captions of its figures, by locale. */
  readonly labels: Readonly<Record<string, () => Promise<{ readonly default: PhraseTable }>>>;
}

/** By the name that their resources give them. */
export const metricsBars: Readonly<Record<string, Modules>> = {
  interface: {
    view: {
  "operation": "health.query",
  "fixedParams": {
    "window": "DAY"
  },
  "familyConstants": [
    "interfaceType"
  ],
  "sinceProperty": "since",
  "refresh": 5,
  "entity": "health",
  "figures": [
    {
      "property": "received",
      "tab": "pendingData",
      "sinceFilter": "createTime"
    },
    {
      "property": "delivered",
      "tone": "positive",
      "tab": "pendingData",
      "presetFilters": {
        "status": "SUCCESS"
      },
      "sinceFilter": "lastRunTime"
    },
    {
      "property": "failed",
      "tone": "negative",
      "tab": "interfaceLog",
      "presetFilters": {
        "level": "ERROR"
      },
      "sinceFilter": "time"
    },
    {
      "property": "pendingCount",
      "tab": "pendingData",
      "presetFilters": {
        "status": "PENDING,RUNNING,FAILED,BLOCKED"
      }
    },
    {
      "property": "oldestPending",
      "tab": "pendingData",
      "presetFilters": {
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
      "presetFilters": {
        "status": "BLOCKED"
      }
    }
  ],
  "sparklines": {
    "property": "interfaces",
    "uuidsProperty": "uuids",
    "series": "series",
    "lineProperties": [
      "delivered",
      "failed"
    ]
  }
},
    labels: {
      'zh-CN': () => import('../labels/zh-CN/metricsBars/interface.ts'),
      'en-US': () => import('../labels/en-US/metricsBars/interface.ts'),
    },
  },
};
