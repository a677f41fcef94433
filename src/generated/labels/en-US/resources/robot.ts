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
    "description": "A robot sends alarms to its DingTalk group.",
    "groups": {},
    "actions": {
      "test": {
        "title": "Send test message",
        "consequence": "Sends one test message to the robot's group."
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
