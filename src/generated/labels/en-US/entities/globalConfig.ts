// Generated from schemas/ by `npm run generate`: do not edit.

import type { Table } from '../../../../contract/phrases.ts';

const labels: Table = {
  "title": "Global configuration",
  "description": "What holds for this company unless an interface says otherwise.",
  "fields": {
    "uuid": {
      "title": "UUID"
    },
    "companyUuid": {
      "title": "Company"
    },
    "failureThreshold": {
      "title": "Failure threshold",
      "description": "Pending data that has failed this often is blocked."
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
      "description": "Documents for the warehouse are posted to this address, followed by the name of their interface. Without it they are kept in the outbox.",
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
