// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';

const labels: PhraseTable = {
  "title": "API key",
  "description": "A key with which a partner posts documents.",
  "fields": {
    "uuid": {
      "title": "UUID"
    },
    "companyUuid": {
      "title": "Company"
    },
    "name": {
      "title": "Name",
      "description": "The partner or system that uses the key."
    },
    "status": {
      "title": "Status",
      "choices": {
        "NEW": {
          "title": "No secret yet"
        },
        "ACTIVE": {
          "title": "Active"
        },
        "REVOKED": {
          "title": "Revoked"
        }
      }
    },
    "calls": {
      "title": "Calls",
      "choices": {
        "DOCUMENT": {
          "title": "Documents (/exchange)"
        },
        "EVENT": {
          "title": "Events (/exchangeEvent)"
        }
      }
    },
    "interfaceUuids": {
      "title": "Interfaces",
      "description": "Leave empty for all interfaces."
    },
    "expiresAt": {
      "title": "Expires",
      "description": "Leave empty for a key without expiry."
    },
    "callsPerSecond": {
      "title": "Calls per second",
      "description": "Limit for each process of the service. Leave empty for no limit."
    },
    "overlapHours": {
      "title": "Overlap (hours)",
      "description": "The previous secret stays valid for this time after a rotation."
    },
    "secretStart": {
      "title": "Begins with"
    },
    "rotatedAt": {
      "title": "Secret generated"
    },
    "lastUsedAt": {
      "title": "Last used"
    },
    "version": {
      "title": "Version"
    },
    "modifiedAt": {
      "title": "Last modified"
    }
  }
};

export default labels;
