// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';

const labels: PhraseTable = {
  "title": "Authentication",
  "description": "Credentials for calls to an ERP or the WMS.",
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
    "tokenUrl": {
      "title": "Token URL",
      "description": "Token endpoint of the authorization server.",
      "placeholder": "https://login.example.com/oauth2/token"
    },
    "clientAuthentication": {
      "title": "Client authentication",
      "description": "How the service sends client ID and client secret to the token endpoint.",
      "choices": {
        "CLIENT_SECRET_BASIC": {
          "title": "HTTP Basic header"
        },
        "CLIENT_SECRET_POST": {
          "title": "Request body"
        }
      }
    },
    "username": {
      "title": "User name",
      "description": "For OAuth 2.0, the client ID."
    },
    "password": {
      "title": "Password",
      "description": "For OAuth 2.0, the client secret."
    },
    "scope": {
      "title": "Scope",
      "description": "Scopes separated by spaces. Leave empty for the default of the server.",
      "placeholder": "orders.write stock.read"
    },
    "audience": {
      "title": "Audience",
      "description": "Only for servers that require it.",
      "placeholder": "https://api.example.com"
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
