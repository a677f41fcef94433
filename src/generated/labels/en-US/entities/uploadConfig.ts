// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';

const labels: PhraseTable = {
  "title": "Upload configuration",
  "description": "Defines whether an interface uploads its documents.",
  "fields": {
    "uuid": {
      "title": "UUID"
    },
    "companyUuid": {
      "title": "Company"
    },
    "interfaceConfigUuid": {
      "title": "Interface"
    },
    "type": {
      "title": "Interface family"
    },
    "limited": {
      "title": "Limit uploads",
      "description": "When on, this interface does not upload documents."
    },
    "version": {
      "title": "Version"
    },
    "modifiedAt": {
      "title": "Last modified"
    }
  }
};

export default labels;
