// Generated from schemas/ by `npm run generate`: do not edit.

import type { Overview } from '../../contract/overview.ts';
import type { Table } from '../../contract/phrases.ts';

interface Modules {
  readonly view: Overview;
  /** Captions of what is answered, by locale. */
  readonly labels: Readonly<Record<string, () => Promise<{ readonly default: Table }>>>;
}

export const overviews: Readonly<Record<string, Modules>> = {
  '/health': {
    view: {
  "operation": "health.query",
  "span": {
    "property": "window",
    "choices": [
      "HOUR",
      "DAY",
      "WEEK"
    ]
  },
  "refresh": 5,
  "count": "interfaceCount",
  "findings": {
    "property": "findings",
    "kind": "kind",
    "message": "message",
    "since": "since",
    "kinds": {
      "STALLED": {
        "tone": "negative"
      },
      "OFFLINE": {
        "tone": "negative",
        "lead": {
          "section": "pending",
          "filters": {
            "status": "PENDING,RUNNING,FAILED,BLOCKED"
          }
        }
      },
      "SUSPENDED": {
        "tone": "warning",
        "lead": {
          "section": "pending",
          "filters": {
            "status": "PENDING,RUNNING,FAILED,BLOCKED"
          }
        }
      },
      "BLOCKED": {
        "tone": "negative",
        "lead": {
          "section": "pending",
          "filters": {
            "status": "BLOCKED"
          }
        }
      },
      "FAILING": {
        "tone": "warning",
        "lead": {
          "section": "logs",
          "filters": {
            "level": "ERROR"
          }
        }
      },
      "SILENT": {
        "tone": "warning",
        "lead": {
          "section": "logs"
        }
      }
    }
  },
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
      "property": "blockedCount",
      "tone": "warning",
      "tab": "pendingData",
      "filters": {
        "status": "BLOCKED"
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
    }
  ],
  "chart": {
    "property": "series",
    "since": "since",
    "seconds": "bucketSeconds",
    "lines": [
      {
        "property": "delivered",
        "tone": "positive",
        "tab": "pendingData",
        "filters": {
          "status": "SUCCESS"
        },
        "within": "lastRunTime"
      },
      {
        "property": "failed",
        "tone": "negative",
        "tab": "interfaceLog",
        "filters": {
          "level": "ERROR"
        },
        "within": "time"
      }
    ]
  },
  "records": {
    "property": "interfaces",
    "naming": "interfaceName",
    "series": "series",
    "after": "failed",
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
        "property": "pendingCount",
        "section": "pending",
        "filters": {
          "status": "PENDING,RUNNING,FAILED,BLOCKED"
        },
        "field": {
          "type": "integer"
        }
      },
      {
        "property": "blockedCount",
        "section": "pending",
        "filters": {
          "status": "BLOCKED"
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
        "section": "logs",
        "filters": {
          "level": "ERROR"
        },
        "field": {
          "type": "integer"
        }
      },
      {
        "property": "failureReason",
        "section": "logs",
        "filters": {
          "level": "ERROR"
        },
        "field": {
          "type": "string",
          "widget": "failure",
          "maxLength": 2000
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
          "lapse": {
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
  },
  "entity": "health"
},
    labels: {
      'zh-CN': () => import('../labels/zh-CN/overviews/health.ts'),
      'en-US': () => import('../labels/en-US/overviews/health.ts'),
    },
  },
};
