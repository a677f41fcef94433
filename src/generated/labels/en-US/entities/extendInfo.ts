// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '../../../../contract/text/phrases.ts';

const labels: PhraseTable = {
  "title": "HTTP extension parameters",
  "fields": {
    "parameterName": {
      "title": "Parameter name"
    },
    "parameterValue": {
      "title": "Parameter value"
    }
  }
};

export default labels;
