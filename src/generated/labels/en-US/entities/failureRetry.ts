// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';

const labels: PhraseTable = {
  "title": "Retry of failures",
  "description": "Names failed documents of an interface.",
  "fields": {
    "companyUuid": {
      "title": "Company"
    },
    "interfaceUuid": {
      "title": "Interface"
    },
    "causeKey": {
      "title": "Cause key",
      "description": "Without a key, all failed documents are meant."
    }
  }
};

export default labels;
