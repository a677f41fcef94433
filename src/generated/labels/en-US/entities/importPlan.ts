// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';

const labels: PhraseTable = {
  "title": "Import plan",
  "description": "Changes that an import will make.",
  "fields": {
    "planHash": {
      "title": "Plan hash",
      "description": "Sent with the import, which is refused if the data has changed since."
    },
    "items": {
      "title": "Records",
      "fields": {
        "naturalKey": {
          "title": "Record",
          "description": "Scope, owner and name of an interface; code and name of basic data."
        },
        "change": {
          "title": "Change",
          "choices": {
            "CREATE": {
              "title": "Create"
            },
            "UPDATE": {
              "title": "Update"
            },
            "SAME": {
              "title": "Unchanged"
            },
            "CONFLICT": {
              "title": "Conflict"
            }
          }
        },
        "fieldDiffs": {
          "title": "Differences",
          "fields": {
            "field": {
              "title": "Field"
            },
            "before": {
              "title": "Before"
            },
            "after": {
              "title": "After"
            }
          }
        }
      }
    },
    "unresolved": {
      "title": "Unresolved references",
      "fields": {
        "kind": {
          "title": "Kind",
          "choices": {
            "erp": {
              "title": "ERP configuration"
            },
            "dingDing": {
              "title": "DingTalk configuration"
            },
            "dataSource": {
              "title": "Data source"
            },
            "auth": {
              "title": "Authentication"
            }
          }
        },
        "uuid": {
          "title": "UUID"
        },
        "name": {
          "title": "Name"
        }
      }
    },
    "issues": {
      "title": "Issues",
      "fields": {
        "field": {
          "title": "Field"
        },
        "message": {
          "title": "Message"
        }
      }
    },
    "warnings": {
      "title": "Warnings",
      "description": "Effects on callers. They do not prevent the import.",
      "fields": {
        "message": {
          "title": "Message"
        }
      }
    }
  }
};

export default labels;
