// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';

const labels: PhraseTable = {
  "title": "Retry of failures",
  "description": "Selects the failed documents of an interface to retry.",
  "fields": {
    "companyUuid": {
      "title": "Company"
    },
    "interfaceUuid": {
      "title": "Interface"
    },
    "causeKey": {
      "title": "Cause key",
      "description": "Without a key, the call retries all failed documents."
    }
  }
};

export default labels;
