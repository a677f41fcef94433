// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';

const labels: PhraseTable = {
  "title": "Overview",
  "description": "Current and recent activity of the interfaces.",
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
      "description": "Start of the first interval of each series."
    },
    "bucketSeconds": {
      "title": "Interval (seconds)",
      "description": "Length of each interval of a series."
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
              "title": "Processing stalled"
            },
            "OFFLINE": {
              "title": "Offline with pending documents"
            },
            "SUSPENDED": {
              "title": "Suspended with pending documents"
            },
            "RECEIVER_DOWN": {
              "title": "Receiver down"
            },
            "PULL_FAILED": {
              "title": "Documents not fetched"
            },
            "ALARM_FAILED": {
              "title": "Alarm not sent"
            },
            "BLOCKED": {
              "title": "Blocked documents"
            },
            "FAILING": {
              "title": "Deliveries failing"
            },
            "SILENT": {
              "title": "No data for longer than usual"
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
        "pullFailedSince": {
          "title": "Not fetched since"
        },
        "pullFailureReason": {
          "title": "Reason for the failed fetch"
        },
        "receiverDownSince": {
          "title": "Receiver down since"
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
