// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';

const labels: PhraseTable = {
  "title": "Process scheme ignore rule",
  "description": "Process scheme fields that this interface ignores.",
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
    "interfaceName": {
      "title": "Interface name"
    },
    "fields": {
      "title": "Fields"
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
