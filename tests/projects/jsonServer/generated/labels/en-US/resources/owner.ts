// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';
export const ownerLabels: PhraseTable = {
  "title": "Owner",
  "fields": {
    "id": {
      "title": "Number"
    },
    "name": {
      "title": "Name"
    },
    "phone": {
      "title": "Phone"
    },
    "address": {
      "title": "Address",
      "fields": {
        "street": {
          "title": "Street"
        },
        "town": {
          "title": "Town"
        }
      }
    }
  }
};


const labels: PhraseTable = {
  entities: { owner: ownerLabels },
  resources: {
  "owner": {
    "title": "Owners",
    "recordTitle": "owner",
    "groups": {},
    "actions": {}
  }
},
};

export default labels;
