// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '../../../../contract/text/phrases.ts';
export const ownerLabels: PhraseTable = {
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


const labels: PhraseTable = {
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
