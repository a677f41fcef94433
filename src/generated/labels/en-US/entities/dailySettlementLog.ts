// Generated from schemas/ by `npm run generate`: do not edit.

import type { Table } from '../../../../contract/phrases.ts';

const labels: Table = {
  "title": "Daily settlement log",
  "description": "What a daily settlement did, or would do tonight.",
  "fields": {
    "uuid": {
      "title": "UUID"
    },
    "companyUuid": {
      "title": "Company"
    },
    "configUuid": {
      "title": "Configuration UUID"
    },
    "time": {
      "title": "Time"
    },
    "elapsedMs": {
      "title": "Elapsed (ms)"
    },
    "success": {
      "title": "Succeeded"
    },
    "resetCount": {
      "title": "Reset"
    },
    "cancelCount": {
      "title": "Cancelled"
    },
    "resetUuids": {
      "title": "Reset data"
    },
    "cancelUuids": {
      "title": "Cancelled data"
    },
    "message": {
      "title": "Message"
    }
  }
};

export default labels;
