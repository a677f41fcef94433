// Generated from schemas/ by `npm run generate`: do not edit.

import type { Table } from '../../../../contract/phrases.ts';

const labels: Table = {
  "title": "Security configuration",
  "description": "Who may call the interfaces of this company, and what logs keep.",
  "fields": {
    "uuid": {
      "title": "UUID"
    },
    "companyUuid": {
      "title": "Company"
    },
    "apiKeyEnabled": {
      "title": "Require an API key",
      "description": "Callers must send the key in header iwmsApiKey."
    },
    "apiKey": {
      "title": "API key"
    },
    "ipWhitelist": {
      "title": "IP allow list",
      "description": "Addresses or ranges that may call. Empty: any address."
    },
    "maskFields": {
      "title": "Masked fields",
      "description": "Fields whose values are masked in logs."
    },
    "payloadRetentionDays": {
      "title": "Keep payloads (days)",
      "description": "After this many days payloads are deleted from the logs."
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
