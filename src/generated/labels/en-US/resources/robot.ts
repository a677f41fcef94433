// Generated from schemas/ by `npm run generate`: do not edit.

import type { Table } from '../../../../contract/phrases.ts';
import robotLabels from '../entities/robot.ts';

const labels: Table = {
  entities: { robot: robotLabels },
  resources: {
  "robot": {
    "title": "DingTalk robots",
    "record": "DingTalk robot",
    "description": "A robot sends alarms to the DingTalk group that it was added to.",
    "groups": {},
    "actions": {}
  }
},
};

export default labels;
