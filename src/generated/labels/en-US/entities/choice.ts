// Generated from schemas/ by `npm run generate`: do not edit.

import type { Table } from '../../../../contract/phrases.ts';

const labels: Table = {
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
