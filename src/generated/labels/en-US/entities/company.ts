// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '../../../../contract/text/phrases.ts';

const labels: PhraseTable = {
  "title": "Company",
  "description": "Company that owns the settings.",
  "fields": {
    "uuid": {
      "title": "UUID"
    },
    "code": {
      "title": "Code"
    },
    "name": {
      "title": "Name"
    },
    "sample": {
      "title": "Sample"
    },
    "demo": {
      "title": "Demo",
      "description": "The partner systems of the company are simulated."
    }
  }
};

export default labels;
