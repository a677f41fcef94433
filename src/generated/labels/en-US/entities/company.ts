// Generated from schemas/ by `npm run generate`: do not edit.

import type { Table } from '../../../../contract/phrases.ts';

const labels: Table = {
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
    }
  }
};

export default labels;
