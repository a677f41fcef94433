// Generated from schemas/ by `npm run generate`: do not edit.

import type { Table } from '../../../../contract/phrases.ts';

const labels: Table = {
  "title": "Distribution center",
  "fields": {
    "uuid": {
      "title": "UUID"
    },
    "companyUuid": {
      "title": "Company"
    },
    "code": {
      "title": "Code"
    },
    "name": {
      "title": "Name"
    },
    "timeZone": {
      "title": "Time zone",
      "description": "IANA name, such as Asia/Shanghai."
    },
    "sample": {
      "title": "Sample"
    }
  }
};

export default labels;
