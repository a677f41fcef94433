// Generated from schemas/ by `npm run generate`: do not edit.

import type { Table } from '../../../../contract/phrases.ts';

const labels: Table = {
  "title": "Authentication",
  "description": "Credentials that the interfaces of an ERP sign in with.",
  "fields": {
    "uuid": {
      "title": "UUID"
    },
    "companyUuid": {
      "title": "Company"
    },
    "name": {
      "title": "Name",
      "description": "Shown wherever this authentication is chosen."
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
