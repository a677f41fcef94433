// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';
export const auditEntryLabels: PhraseTable = {
  "title": "Audit entry",
  "description": "Sign-ins and sensitive actions: operator, address, time and subject.",
  "fields": {
    "uuid": {
      "title": "UUID"
    },
    "companyUuid": {
      "title": "Company"
    },
    "time": {
      "title": "Time"
    },
    "event": {
      "title": "Event",
      "choices": {
        "signIn": {
          "title": "Sign-in"
        },
        "signOut": {
          "title": "Sign-out"
        },
        "operatorChange": {
          "title": "Operator change"
        },
        "companyChange": {
          "title": "Company change"
        },
        "securityChange": {
          "title": "Keys and security"
        },
        "export": {
          "title": "Export"
        },
        "import": {
          "title": "Import"
        },
        "payloadView": {
          "title": "Document view"
        },
        "testRequest": {
          "title": "Test request"
        },
        "backup": {
          "title": "Backup"
        },
        "restore": {
          "title": "Restore"
        }
      }
    },
    "success": {
      "title": "Result"
    },
    "loginId": {
      "title": "Operator"
    },
    "address": {
      "title": "Address"
    },
    "subject": {
      "title": "Subject"
    },
    "operation": {
      "title": "Operation"
    },
    "errorCode": {
      "title": "Error code"
    }
  }
};


const labels: PhraseTable = {
  entities: { auditEntry: auditEntryLabels },
  resources: {
  "auditEntry": {
    "title": "Audit log",
    "recordTitle": "audit entry",
    "description": "Shows who signed in, exported, imported, read documents, sent test requests, or changed operators and keys: when, and from which address. Entries appear after the first sign-in.",
    "groups": {},
    "actions": {}
  }
},
};

export default labels;
