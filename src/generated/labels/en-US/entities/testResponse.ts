// Generated from schemas/ by `npm run generate`: do not edit.

import type { Table } from '../../../../contract/phrases.ts';

const labels: Table = {
  "title": "Test response",
  "fields": {
    "success": {
      "title": "Succeeded"
    },
    "message": {
      "title": "Message"
    },
    "data": {
      "title": "Data"
    },
    "response": {
      "title": "Response"
    }
  }
};

export default labels;
