// Generated from schemas/ by `npm run generate`: do not edit.

import type { Table } from '../../../../contract/phrases.ts';

const labels: Table = {
  "title": "Debug run",
  "description": "What each mapping row did, and what was sent and answered.",
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
      "title": "Left out by",
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
      "description": "What the run began with, as JSON."
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
          "choices": {
            "REGULAR": {
              "title": "Regular"
            },
            "CONCATENATE": {
              "title": "Concatenate"
            },
            "CONNECT": {
              "title": "Connect"
            },
            "EXTRACT": {
              "title": "Extract"
            },
            "DEFAULT_VALUE": {
              "title": "Default value"
            },
            "NEGATE": {
              "title": "Negate"
            },
            "CUSTOM": {
              "title": "Custom"
            },
            "REPLACE": {
              "title": "Replace"
            },
            "CURRENT_TIME": {
              "title": "Current time"
            },
            "FORMAT_TIME": {
              "title": "Format time"
            },
            "GROUP": {
              "title": "Group"
            },
            "FIXED_VALUE": {
              "title": "Fixed value"
            },
            "SUB_TABLE": {
              "title": "Sub-table"
            },
            "SUB_QUERY": {
              "title": "Sub-query"
            },
            "POST_CUSTOM": {
              "title": "Post custom"
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
      "description": "What the mapping made of it, as JSON."
    },
    "request": {
      "title": "Request"
    },
    "response": {
      "title": "Response"
    },
    "timings": {
      "title": "Timings",
      "description": "Each stage that was entered.",
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

export default labels;
