// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';

const labels: PhraseTable = { product: {
  "title": "Animal practice"
}, screens: {
  "animal": {
    "title": "Animals",
    "shortTitle": "Animals",
    "tabs": {
      "animal": {
        "title": "Animals"
      }
    }
  },
  "owner": {
    "title": "Owners",
    "shortTitle": "Owners",
    "tabs": {
      "owner": {
        "title": "Owners"
      }
    }
  },
  "visit": {
    "title": "Visits",
    "shortTitle": "Visits",
    "tabs": {
      "visit": {
        "title": "Visits"
      }
    }
  }
} };

export default labels;
