// Generated from schemas/ by `npm run generate`: do not edit.

import type { Table } from '../../../../contract/phrases.ts';
import robotLabels from '../entities/robot.ts';
import connectionTestLabels from '../entities/connectionTest.ts';

const labels: Table = {
  entities: { robot: robotLabels, connectionTest: connectionTestLabels },
  resources: {
  "robot": {
    "title": "DingTalk robots",
    "recordTitle": "DingTalk robot",
    "description": "A robot sends alarms to its DingTalk group.",
    "groups": {},
    "actions": {
      "test": {
        "title": "Send test message",
        "confirmMessage": "Sends one test message to the robot's group."
      }
    },
    "recordTabs": {
      "deliveries": {
        "title": "Delivery history"
      }
    }
  }
},
};

export default labels;
