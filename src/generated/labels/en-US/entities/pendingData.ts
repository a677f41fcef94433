// Generated from schemas/ by `npm run generate`: do not edit.

import type { Table } from '../../../../contract/phrases.ts';

const labels: Table = {
  "title": "Pending data",
  "description": "A document that an interface has yet to deliver.",
  "fields": {
    "uuid": {
      "title": "UUID"
    },
    "companyUuid": {
      "title": "Company"
    },
    "dcCode": {
      "title": "Distribution center"
    },
    "ownerCode": {
      "title": "Owner"
    },
    "interfaceUuid": {
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
    "direction": {
      "title": "Direction",
      "choices": {
        "DOWN": {
          "title": "Download"
        },
        "UP": {
          "title": "Upload"
        }
      }
    },
    "entityNo": {
      "title": "Document number"
    },
    "status": {
      "title": "Status",
      "choices": {
        "PENDING": {
          "title": "Pending"
        },
        "RUNNING": {
          "title": "Running"
        },
        "SUCCESS": {
          "title": "Succeeded"
        },
        "FAILED": {
          "title": "Failed"
        },
        "BLOCKED": {
          "title": "Blocked"
        },
        "CANCELLED": {
          "title": "Cancelled"
        }
      }
    },
    "failureCount": {
      "title": "Failures"
    },
    "failureReason": {
      "title": "Failure reason"
    },
    "errorCode": {
      "title": "Error code"
    },
    "idempotencyKey": {
      "title": "Idempotency key"
    },
    "arrival": {
      "title": "Order of arrival",
      "description": "Documents of one number are delivered in this order."
    },
    "createTime": {
      "title": "Created"
    },
    "lastRunTime": {
      "title": "Last run"
    },
    "nextRunTime": {
      "title": "Next run"
    },
    "lastAction": {
      "title": "Last action",
      "fields": {
        "by": {
          "title": "By"
        },
        "at": {
          "title": "At"
        },
        "reason": {
          "title": "Reason"
        }
      }
    },
    "data": {
      "title": "Document",
      "description": "What is to be delivered, before it is mapped."
    },
    "version": {
      "title": "Version"
    }
  }
};

export default labels;
