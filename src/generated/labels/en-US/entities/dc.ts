// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';

const labels: PhraseTable = {
  "title": "Distribution center",
  "fields": {
    "uuid": {
      "title": "UUID"
    },
    "companyUuid": {
      "title": "Company"
    },
    "code": {
      "title": "Code"
    },
    "name": {
      "title": "Name"
    },
    "timeZone": {
      "title": "Time zone",
      "description": "IANA name, such as Asia/Shanghai."
    },
    "disabled": {
      "title": "Disabled",
      "description": "No further interface can use it. Interfaces that use it continue."
    },
    "sample": {
      "title": "Sample"
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
