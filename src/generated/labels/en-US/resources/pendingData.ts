// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';
export const pendingDataLabels: PhraseTable = {
  "title": "Pending data",
  "description": "A document that an interface has not delivered yet.",
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
    "traceparent": {
      "title": "Trace",
      "description": "Trace of the post (W3C Trace Context), if the service exports traces."
    },
    "arrival": {
      "title": "Order of arrival",
      "description": "Documents with the same number are delivered in this order."
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
    "causeKey": {
      "title": "Cause key",
      "description": "Failures with the same cause have the same key."
    },
    "firstFailureTime": {
      "title": "First failure",
      "description": "First failure with the current cause."
    },
    "originalUuid": {
      "title": "Original document"
    },
    "resentUuid": {
      "title": "Resent document"
    },
    "history": {
      "title": "History",
      "description": "Events of the document, oldest first. The service keeps the first event and the newest ones.",
      "fields": {
        "kind": {
          "title": "Event",
          "choices": {
            "RECEIVED": {
              "title": "Received"
            },
            "ATTEMPT": {
              "title": "Attempt"
            },
            "RESET": {
              "title": "Reset"
            },
            "CANCELLED": {
              "title": "Cancelled"
            },
            "RESENT": {
              "title": "Edited and resent"
            },
            "INTERRUPTED": {
              "title": "Interrupted"
            }
          }
        },
        "at": {
          "title": "Time"
        },
        "by": {
          "title": "Operator"
        },
        "reason": {
          "title": "Reason"
        },
        "documentUuid": {
          "title": "Other document",
          "description": "The original of a resent document, or its successor."
        },
        "status": {
          "title": "Result",
          "choices": {
            "SUCCESS": {
              "title": "Succeeded"
            },
            "FAILED": {
              "title": "Failed"
            },
            "BLOCKED": {
              "title": "Blocked"
            }
          }
        },
        "attempt": {
          "title": "Attempt"
        },
        "maxAttempts": {
          "title": "Attempt limit"
        },
        "elapsedMs": {
          "title": "Elapsed (ms)"
        },
        "httpStatus": {
          "title": "HTTP status"
        },
        "errorCode": {
          "title": "Error code"
        },
        "message": {
          "title": "Message"
        },
        "rule": {
          "title": "Deciding rule",
          "description": "The part of the success rule that decided.",
          "choices": {
            "STATUS": {
              "title": "HTTP status"
            },
            "ANSWER": {
              "title": "HTTP status, and no refusal in the response"
            },
            "CONDITION": {
              "title": "Condition"
            }
          }
        },
        "ruleText": {
          "title": "Rule",
          "description": "HTTP statuses or a condition."
        },
        "nextRunTime": {
          "title": "Next attempt"
        },
        "mappingLine": {
          "title": "Mapping row",
          "description": "Line of the first mapping row that failed."
        },
        "callUuid": {
          "title": "API call",
          "description": "Entry in the API call log."
        }
      }
    },
    "interfaceDebug": {
      "title": "Interface debugging",
      "description": "Shows whether debugging of the interface is on. Only then can you debug its documents."
    },
    "data": {
      "title": "Document",
      "description": "Source document before mapping."
    },
    "version": {
      "title": "Version"
    }
  }
};

export const debugRunLabels: PhraseTable = {
  "title": "Debug run",
  "description": "Result of each mapping row, with request and response.",
  "fields": {
    "success": {
      "title": "Result"
    },
    "message": {
      "title": "Message"
    },
    "status": {
      "title": "HTTP status"
    },
    "leftOutBy": {
      "title": "Excluded by",
      "choices": {
        "PRE_FILTER": {
          "title": "Pre-filter"
        },
        "POST_FILTER": {
          "title": "Post-filter"
        }
      }
    },
    "source": {
      "title": "Source document",
      "description": "Input of the run, as JSON."
    },
    "steps": {
      "title": "Steps",
      "fields": {
        "lineNo": {
          "title": "Line"
        },
        "targetField": {
          "title": "Target field"
        },
        "functionType": {
          "title": "Function type",
          "description": "The function that computes the value of a mapping row's target field.",
          "choices": {
            "REGULAR": {
              "title": "Regular"
            },
            "CONCATENATE": {
              "title": "Concatenate",
              "description": "Separator between the fields, such as - ; leave empty to join them directly"
            },
            "CONNECT": {
              "title": "Connect",
              "description": "Separator between the list elements, such as , or ;"
            },
            "EXTRACT": {
              "title": "Extract",
              "description": "Start and length, such as 0,2; a negative start counts from the end"
            },
            "DEFAULT_VALUE": {
              "title": "Default value",
              "description": "Value to use when the source is empty, such as EA"
            },
            "NEGATE": {
              "title": "Negate"
            },
            "CUSTOM": {
              "title": "Custom",
              "description": "JSONata over the source document, such as qty * price"
            },
            "REPLACE": {
              "title": "Replace",
              "description": "Pairs of search text and replacement: [[\"-\",\"\"]]"
            },
            "CURRENT_TIME": {
              "title": "Current time",
              "description": "A time pattern, such as yyyy-MM-dd HH:mm:ss"
            },
            "FORMAT_TIME": {
              "title": "Format time",
              "description": "Source and target time pattern: yyyyMMdd=>yyyy-MM-dd"
            },
            "GROUP": {
              "title": "Group",
              "description": "Properties to group the list by, separated by commas: sku,lot"
            },
            "FIXED_VALUE": {
              "title": "Fixed value",
              "description": "The value itself, such as WMS"
            },
            "SUB_TABLE": {
              "title": "Sub-table",
              "description": "Alias for each element, such as item; rows whose target begins with {{prefix}} read item.…"
            },
            "SUB_QUERY": {
              "title": "Sub-query",
              "description": "Look-up and property to read, such as dc.name"
            },
            "POST_CUSTOM": {
              "title": "Post custom",
              "description": "JSONata over the finished object; $target is the whole target, $source the document"
            }
          }
        },
        "input": {
          "title": "Input",
          "description": "As JSON."
        },
        "output": {
          "title": "Output",
          "description": "As JSON."
        },
        "error": {
          "title": "Error"
        }
      }
    },
    "stepsCut": {
      "title": "Steps not shown"
    },
    "mapped": {
      "title": "Mapped document",
      "description": "Result of the mapping, as JSON."
    },
    "request": {
      "title": "Request"
    },
    "response": {
      "title": "Response"
    },
    "timings": {
      "title": "Timings",
      "description": "Stages that ran.",
      "fields": {
        "stage": {
          "title": "Stage",
          "choices": {
            "PRE_FILTER": {
              "title": "Pre-filter"
            },
            "MAPPING": {
              "title": "Mapping"
            },
            "POST_FILTER": {
              "title": "Post-filter"
            },
            "SEND": {
              "title": "Sending"
            }
          }
        },
        "elapsedMs": {
          "title": "Elapsed (ms)"
        }
      }
    },
    "elapsedMs": {
      "title": "Elapsed (ms)"
    }
  }
};


const labels: PhraseTable = {
  entities: { pendingData: pendingDataLabels, debugRun: debugRunLabels },
  resources: {
  "pendingData": {
    "title": "Pending data",
    "recordTitle": "pending document",
    "description": "Documents that are not delivered yet are queued here, including failed and blocked ones.",
    "groups": {},
    "actions": {
      "reset": {
        "title": "Reset",
        "confirmMessage": "Requeues the document and resets its failure count."
      },
      "cancel": {
        "title": "Cancel document",
        "confirmMessage": "The document will not be delivered. You can reset it later.",
        "prompt": {
          "title": "Reason for cancelling"
        }
      },
      "debug": {
        "title": "Debug",
        "confirmMessage": "Processes the document step by step and sends it for real. Start debugging its interface first."
      }
    }
  }
},
};

export default labels;
