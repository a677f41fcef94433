// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';

const labels: PhraseTable = {
  "title": "Ignore-update rule",
  "description": "Fields that this interface sets only when it creates a record.",
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
