// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';

const labels: PhraseTable = {
  "title": "Global configuration",
  "description": "Default settings of this company.",
  "fields": {
    "uuid": {
      "title": "UUID"
    },
    "companyUuid": {
      "title": "Company"
    },
    "failureThreshold": {
      "title": "Failure threshold",
      "description": "Blocks pending data that has failed this many times."
    },
    "retryIntervalMinutes": {
      "title": "Retry interval (minutes)"
    },
    "pageSize": {
      "title": "Rows per page"
    },
    "timeZone": {
      "title": "Time zone",
      "description": "IANA name, such as Asia/Shanghai."
    },
    "wmsBasePath": {
      "title": "WMS base path",
      "description": "Documents for the warehouse are posted to this address followed by the interface name. If empty, documents are saved to the outbox.",
      "placeholder": "https://wms.example.com/api/documents"
    },
    "wmsAuthUuid": {
      "title": "WMS authentication"
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
