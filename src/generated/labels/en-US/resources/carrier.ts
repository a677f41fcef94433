// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';
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
  entities: { carrier: carrierLabels },
  resources: {
  "carrier": {
    "title": "Carriers",
    "recordTitle": "carrier",
    "description": "A carrier transports the goods. WCS interfaces can belong to a carrier.",
    "groups": {},
    "actions": {}
  }
},
};

export default labels;
