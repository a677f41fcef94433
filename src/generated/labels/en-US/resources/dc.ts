// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';
import dcLabels from '../entities/dc.ts';

const labels: PhraseTable = {
  entities: { dc: dcLabels },
  resources: {
  "dc": {
    "title": "Distribution centers",
    "recordTitle": "distribution center",
    "description": "A distribution center is a warehouse. Its time zone applies to its interfaces and documents.",
    "groups": {},
    "actions": {}
  }
},
};

export default labels;
