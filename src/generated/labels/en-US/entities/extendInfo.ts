// Generated from schemas/ by `npm run generate`: do not edit.

import type { Table } from '../../../../contract/phrases.ts';

const labels: Table = {
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
