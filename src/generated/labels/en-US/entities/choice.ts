// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';

const labels: PhraseTable = {
  "title": "Choice",
  "description": "A value offered by the service, with its name in the requested language.",
  "fields": {
    "code": {
      "title": "Code"
    },
    "name": {
      "title": "Name"
    }
  }
};

export default labels;
