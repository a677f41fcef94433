// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';

const labels: PhraseTable = {
  "title": "Session",
  "description": "Session of a signed-in operator.",
  "fields": {
    "loginId": {
      "title": "Login name"
    },
    "loginKey": {
      "title": "Login key",
      "description": "Send it in a header with every subsequent call."
    },
    "companyUuid": {
      "title": "Company"
    },
    "companies": {
      "title": "Companies",
      "fields": {
        "uuid": {
          "title": "UUID"
        },
        "companyUuid": {
          "title": "Company",
          "description": "The same as the UUID."
        },
        "code": {
          "title": "Code"
        },
        "name": {
          "title": "Name"
        },
        "status": {
          "title": "Status",
          "description": "A disabled company cannot be opened. Its interfaces are offline.",
          "choices": {
            "ACTIVE": {
              "title": "Active"
            },
            "DISABLED": {
              "title": "Disabled"
            }
          }
        },
        "sample": {
          "title": "Sample"
        },
        "demo": {
          "title": "Demo",
          "description": "The partner systems of the company are simulated."
        },
        "role": {
          "title": "Role",
          "description": "Role of the signed-in operator. Without it, the console offers everything.",
          "choices": {
            "viewer": {
              "title": "Viewer"
            },
            "operator": {
              "title": "Operator"
            },
            "engineer": {
              "title": "Engineer"
            },
            "administrator": {
              "title": "Administrator"
            }
          }
        },
        "version": {
          "title": "Version"
        },
        "modifiedAt": {
          "title": "Last modified"
        }
      }
    }
  }
};

export default labels;
