// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '../../../../contract/text/phrases.ts';

const labels: PhraseTable = {
  "title": "Authentication",
  "description": "Credentials for the interfaces of an ERP.",
  "fields": {
    "uuid": {
      "title": "UUID"
    },
    "companyUuid": {
      "title": "Company"
    },
    "name": {
      "title": "Name",
      "description": "Name shown when you select an authentication."
    },
    "authType": {
      "title": "Authentication type",
      "choices": {
        "BASIC": {
          "title": "HTTP Basic"
        },
        "DIGEST": {
          "title": "HTTP Digest"
        },
        "OAUTH2": {
          "title": "OAuth 2.0 client credentials"
        }
      }
    },
    "username": {
      "title": "User name"
    },
    "password": {
      "title": "Password"
    },
    "remarks": {
      "title": "Remarks"
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
