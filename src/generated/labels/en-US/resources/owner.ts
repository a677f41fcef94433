// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';
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
    "disabled": {
      "title": "Disabled",
      "description": "No further interface can use it. Interfaces that use it continue."
    },
    "sample": {
      "title": "Sample"
    },
    "version": {
      "title": "Version"
    },
    "modifiedAt": {
      "title": "Last modified"
    }
  }
};


const labels: PhraseTable = {
  entities: { owner: ownerLabels },
  resources: {
  "owner": {
    "title": "Owners",
    "recordTitle": "owner",
    "description": "An owner has goods in the warehouse. An interface can serve one owner only.",
    "groups": {},
    "actions": {}
  }
},
};

export default labels;
