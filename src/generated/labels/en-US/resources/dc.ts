// Generated from schemas/ by `npm run generate`: do not edit.

import type { Table } from '../../../../contract/phrases.ts';
export const dcLabels: Table = {
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


const labels: Table = {
  entities: { dc: dcLabels },
  resources: {
  "dc": {
    "title": "Distribution centers",
    "recordTitle": "distribution center",
    "description": "The basic data service provides distribution centers.",
    "groups": {},
    "actions": {}
  }
},
};

export default labels;
