// Generated from schemas/ by `npm run generate`: do not edit.

import type { Table } from '../../../../contract/phrases.ts';
import apiCallLogLabels from '../entities/apiCallLog.ts';

const labels: Table = {
  entities: { apiCallLog: apiCallLogLabels },
  resources: {
  "apiCallLog": {
    "title": "API call logs",
    "record": "API call log",
    "description": "Every HTTP call to or from an interface is logged here with what was sent and answered. The first entries appear once it has run.",
    "groups": {},
    "actions": {}
  }
},
};

export default labels;
