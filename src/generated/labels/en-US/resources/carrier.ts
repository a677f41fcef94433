// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '../../../../contract/text/phrases.ts';
export const carrierLabels: PhraseTable = {
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


const labels: PhraseTable = {
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
