// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';

const labels: PhraseTable = {
  "title": "Security configuration",
  "description": "Access to the interfaces of this company, and log retention.",
  "fields": {
    "uuid": {
      "title": "UUID"
    },
    "companyUuid": {
      "title": "Company"
    },
    "apiKeyEnabled": {
      "title": "Enable this API key",
      "description": "Partners may send this key in the header iwmsApiKey. Generated API keys do not depend on this setting."
    },
    "apiKey": {
      "title": "API key"
    },
    "ipWhitelist": {
      "title": "IP allow list",
      "description": "Addresses or ranges that are allowed to call. Leave empty to allow all."
    },
    "maskFields": {
      "title": "Masked fields",
      "description": "Fields to mask in logs."
    },
    "payloadRetentionDays": {
      "title": "Keep payloads (days)",
      "description": "Payloads are deleted from the logs after this many days."
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
