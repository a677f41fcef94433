// Generated from schemas/ by `npm run generate`: do not edit.

import type { Table } from '../../../../contract/phrases.ts';
export const ownerLabels: Table = {
  "title": "Owner",
  "description": "Owner of the goods in the warehouse.",
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
    "sample": {
      "title": "Sample"
    }
  }
};


const labels: Table = {
  entities: { owner: ownerLabels },
  resources: {
  "owner": {
    "title": "Owners",
    "recordTitle": "owner",
    "description": "The basic data service provides owners.",
    "groups": {},
    "actions": {}
  }
},
};

export default labels;
