// Generated from schemas/ by `npm run generate`: do not edit.

import type { Table } from '../../../../contract/phrases.ts';

const labels: Table = {
  "title": "Overview",
  "description": "How the interfaces are doing, now and over time.",
  "fields": {
    "window": {
      "title": "Time range",
      "choices": {
        "HOUR": {
          "title": "1 hour"
        },
        "DAY": {
          "title": "24 hours"
        },
        "WEEK": {
          "title": "7 days"
        }
      }
    },
    "at": {
      "title": "As of"
    },
    "since": {
      "title": "From",
      "description": "When the first part of every series begins."
    },
    "bucketSeconds": {
      "title": "Seconds a part",
      "description": "How long each part of a series is."
    },
    "interfaceCount": {
      "title": "Number of interfaces"
    },
    "received": {
      "title": "Received"
    },
    "delivered": {
      "title": "Delivered"
    },
    "failed": {
      "title": "Failed attempts"
    },
    "averageElapsedMs": {
      "title": "Average time (ms)"
    },
    "pendingCount": {
      "title": "Pending"
    },
    "blockedCount": {
      "title": "Blocked"
    },
    "oldestPending": {
      "title": "Oldest pending"
    },
    "series": {
      "title": "Over time",
      "fields": {
        "received": {
          "title": "Received"
        },
        "delivered": {
          "title": "Delivered"
        },
        "failed": {
          "title": "Failed"
        }
      }
    },
    "findings": {
      "title": "Needs attention",
      "fields": {
        "kind": {
          "title": "Kind",
          "choices": {
            "STALLED": {
              "title": "Nothing is being processed"
            },
            "OFFLINE": {
              "title": "Offline with documents waiting"
            },
            "SUSPENDED": {
              "title": "Suspended with documents waiting"
            },
            "BLOCKED": {
              "title": "Blocked documents"
            },
            "FAILING": {
              "title": "Deliveries fail"
            },
            "SILENT": {
              "title": "Nothing received for longer than usual"
            }
          }
        },
        "message": {
          "title": "Message"
        },
        "since": {
          "title": "Since"
        },
        "uuid": {
          "title": "Interface"
        },
        "interfaceName": {
          "title": "Interface name"
        },
        "interfaceType": {
          "title": "Interface family",
          "choices": {
            "ERP_DOWN": {
              "title": "ERP download interfaces"
            },
            "ERP_UP": {
              "title": "ERP upload interfaces"
            },
            "WCS_DOWN": {
              "title": "WCS download interfaces"
            },
            "WCS_UP": {
              "title": "WCS upload interfaces"
            }
          }
        }
      }
    },
    "interfaces": {
      "title": "Interfaces",
      "fields": {
        "uuid": {
          "title": "Interface"
        },
        "interfaceName": {
          "title": "Interface name"
        },
        "interfaceType": {
          "title": "Interface family",
          "choices": {
            "ERP_DOWN": {
              "title": "ERP download interfaces"
            },
            "ERP_UP": {
              "title": "ERP upload interfaces"
            },
            "WCS_DOWN": {
              "title": "WCS download interfaces"
            },
            "WCS_UP": {
              "title": "WCS upload interfaces"
            }
          }
        },
        "dcCode": {
          "title": "Distribution center"
        },
        "status": {
          "title": "Status",
          "choices": {
            "OFFLINE": {
              "title": "Offline"
            },
            "ONLINE": {
              "title": "Online"
            },
            "SUSPENDED": {
              "title": "Suspended"
            }
          }
        },
        "pendingCount": {
          "title": "Pending"
        },
        "blockedCount": {
          "title": "Blocked"
        },
        "oldestPending": {
          "title": "Oldest pending"
        },
        "received": {
          "title": "Received"
        },
        "delivered": {
          "title": "Delivered"
        },
        "failed": {
          "title": "Failed attempts"
        },
        "failureReason": {
          "title": "Failure reason"
        },
        "series": {
          "title": "Over time",
          "fields": {
            "received": {
              "title": "Received"
            },
            "delivered": {
              "title": "Delivered"
            },
            "failed": {
              "title": "Failed"
            }
          }
        }
      }
    }
  }
};

export default labels;
