// Generated from schemas/ by `npm run generate`: do not edit.

import type { Table } from '../../../../contract/phrases.ts';
export const carrierLabels: Table = {
  "title": "Carrier",
  "description": "Company that transports the goods.",
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
  entities: { carrier: carrierLabels },
  resources: {
  "carrier": {
    "title": "Carriers",
    "recordTitle": "carrier",
    "description": "The basic data service provides carriers.",
    "groups": {},
    "actions": {}
  }
},
};

export default labels;
