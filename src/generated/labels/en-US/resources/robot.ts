// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';
import robotLabels from '../entities/robot.ts';
import connectionTestLabels from '../entities/connectionTest.ts';

const labels: PhraseTable = {
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
      },
      "versions": {
        "title": "Versions"
      }
    }
  }
},
};

export default labels;
