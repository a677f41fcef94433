// Generated from schemas/ by `npm run generate`: do not edit.

import type { MetricsModel } from '#contract/model/metrics.ts';
import type { PhraseTable } from '#contract/text/phrases.ts';

interface Modules {
  readonly view: MetricsModel;
  /** Captions of the answer, by locale. */
  readonly labels: Readonly<Record<string, () => Promise<{ readonly default: PhraseTable }>>>;
}

export const metrics: Readonly<Record<string, Modules>> = {
  health: {
    view: {
  "operation": "health.query",
  "sinceProperty": "since",
  "refresh": 5,
  "count": "interfaceCount",
  "chart": {
    "property": "series",
    "secondsProperty": "bucketSeconds",
    "lines": [
      "delivered",
      "failed"
    ]
  },
  "findings": {
    "property": "findings",
    "kindProperty": "kind",
    "messageProperty": "message",
    "sinceProperty": "since",
    "kinds": {
      "STALLED": {
        "tone": "negative"
      },
      "OFFLINE": {
        "tone": "negative",
        "drillDown": {
          "recordTab": "pending",
          "presetFilters": {
            "status": "PENDING,RUNNING,FAILED,BLOCKED"
          }
        }
      },
      "SUSPENDED": {
        "tone": "warning",
        "drillDown": {
          "recordTab": "pending",
          "presetFilters": {
            "status": "PENDING,RUNNING,FAILED,BLOCKED"
          }
        }
      },
      "RECEIVER_DOWN": {
        "tone": "negative",
        "drillDown": {
          "recordTab": "logs",
          "presetFilters": {
            "level": "ERROR"
          }
        }
      },
      "PULL_FAILED": {
        "tone": "negative",
        "drillDown": {
          "recordTab": "logs",
          "presetFilters": {
            "level": "ERROR"
          }
        }
      },
      "ALARM_FAILED": {
        "tone": "negative"
      },
      "BLOCKED": {
        "tone": "negative",
        "drillDown": {
          "recordTab": "pending",
          "presetFilters": {
            "status": "BLOCKED"
          }
        }
      },
      "FAILING": {
        "tone": "warning",
        "drillDown": {
          "recordTab": "logs",
          "presetFilters": {
            "level": "ERROR"
          }
        }
      },
      "SILENT": {
        "tone": "warning",
        "drillDown": {
          "recordTab": "logs"
        }
      }
    }
  },
  "entity": "health",
  "period": {
    "property": "window",
    "choices": [
      "HOUR",
      "DAY",
      "WEEK"
    ]
  },
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
      "property": "blockedCount",
      "tone": "warning",
      "tab": "pendingData",
      "presetFilters": {
        "status": "BLOCKED"
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
    }
  ],
  "records": {
    "property": "interfaces",
    "uuidsProperty": "uuids",
    "linkColumn": "interfaceName",
    "afterColumn": "failed",
    "subtitle": [
      "interfaceType",
      "dcCode"
    ],
    "silentWhen": {
      "column": "status",
      "values": [
        "OFFLINE"
      ]
    },
    "of": "interface",
    "columns": [
      {
        "property": "interfaceName",
        "field": {
          "type": "string",
          "maxLength": 30
        }
      },
      {
        "property": "status",
        "field": {
          "type": "string",
          "choices": [
            "OFFLINE",
            "ONLINE",
            "SUSPENDED"
          ]
        }
      },
      {
        "property": "failureReason",
        "recordTab": "failures",
        "field": {
          "type": "string",
          "widget": "failure",
          "maxLength": 2000
        }
      },
      {
        "property": "pendingCount",
        "recordTab": "pending",
        "presetFilters": {
          "status": "PENDING,RUNNING,FAILED,BLOCKED"
        },
        "field": {
          "type": "integer"
        }
      },
      {
        "property": "blockedCount",
        "recordTab": "failures",
        "field": {
          "type": "integer"
        }
      },
      {
        "property": "received",
        "field": {
          "type": "integer"
        }
      },
      {
        "property": "delivered",
        "field": {
          "type": "integer"
        }
      },
      {
        "property": "failed",
        "recordTab": "logs",
        "presetFilters": {
          "level": "ERROR"
        },
        "field": {
          "type": "integer"
        }
      },
      {
        "property": "oldestPending",
        "field": {
          "type": "string",
          "format": "date-time"
        }
      },
      {
        "property": "interfaceType",
        "field": {
          "type": "string",
          "choices": [
            "ERP_DOWN",
            "ERP_UP",
            "WCS_DOWN",
            "WCS_UP"
          ]
        }
      },
      {
        "property": "dcCode",
        "field": {
          "type": "string",
          "reference": {
            "operation": "dc.listCompany",
            "value": "code",
            "label": "name",
            "timeZone": "timeZone"
          },
          "maxLength": 30
        }
      }
    ],
    "lifecycle": {
      "property": "status",
      "initial": {
        "status": "OFFLINE",
        "debug": false,
        "pendingCount": 0,
        "blockedCount": 0,
        "failureCount": 0
      },
      "states": {
        "OFFLINE": "neutral",
        "ONLINE": "positive",
        "SUSPENDED": "warning"
      },
      "activities": {
        "accept": [
          "ONLINE",
          "SUSPENDED"
        ],
        "run": [
          "ONLINE"
        ]
      },
      "transitions": {
        "online": {
          "from": {
            "status": [
              "OFFLINE"
            ]
          },
          "to": {
            "status": "ONLINE"
          },
          "requires": "valid"
        },
        "offline": {
          "from": {
            "status": [
              "ONLINE",
              "SUSPENDED"
            ]
          },
          "to": {
            "status": "OFFLINE",
            "debug": false
          }
        },
        "suspend": {
          "from": {
            "status": [
              "ONLINE"
            ]
          },
          "to": {
            "status": "SUSPENDED"
          }
        },
        "resume": {
          "from": {
            "status": [
              "SUSPENDED"
            ]
          },
          "to": {
            "status": "ONLINE"
          }
        },
        "debug": {
          "from": {
            "status": [
              "ONLINE",
              "SUSPENDED"
            ],
            "debug": [
              false
            ]
          },
          "to": {
            "debug": true
          },
          "expires": {
            "minutes": 30,
            "property": "debugUntil",
            "action": "unDebug"
          }
        },
        "unDebug": {
          "from": {
            "debug": [
              true
            ]
          },
          "to": {
            "debug": false
          }
        },
        "runNow": {
          "from": {
            "status": [
              "ONLINE",
              "SUSPENDED"
            ],
            "triggerStrategy": [
              "CRON"
            ]
          },
          "to": {}
        },
        "modify": {
          "from": {
            "status": [
              "OFFLINE"
            ]
          },
          "to": {}
        },
        "remove": {
          "from": {
            "status": [
              "OFFLINE"
            ],
            "pendingCount": [
              0
            ]
          },
          "to": null
        }
      }
    }
  }
},
    labels: {
      'zh-CN': () => import('../labels/zh-CN/metrics/health.ts'),
      'en-US': () => import('../labels/en-US/metrics/health.ts'),
    },
  },
};
