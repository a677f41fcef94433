// Generated from schemas/ by `npm run generate`: do not edit.

import type { Table } from '../../../../contract/phrases.ts';
import robotLabels from '../entities/robot.ts';
import connectionTestLabels from '../entities/connectionTest.ts';

const labels: Table = {
  entities: { robot: robotLabels, connectionTest: connectionTestLabels },
  resources: {
  "robot": {
    "title": "DingTalk robots",
    "record": "DingTalk robot",
    "description": "A robot sends alarms to the DingTalk group that it was added to.",
    "groups": {},
    "actions": {
      "test": {
        "title": "Test message",
        "consequence": "The robot sends one test message to its group."
      }
    },
    "tabs": {
      "deliveries": {
        "title": "Delivery history"
      }
    }
  }
},
};

export default labels;
