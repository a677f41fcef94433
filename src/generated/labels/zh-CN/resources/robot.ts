// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';
import robotLabels from '../entities/robot.ts';
import connectionTestLabels from '../entities/connectionTest.ts';

const labels: PhraseTable = {
  entities: { robot: robotLabels, connectionTest: connectionTestLabels },
  resources: {
  "robot": {
    "title": "钉钉机器人",
    "recordTitle": "钉钉机器人",
    "description": "机器人将告警消息发送到其所在的钉钉群。",
    "groups": {},
    "actions": {
      "test": {
        "title": "发送测试消息",
        "confirmMessage": "机器人将向所在群发送一条测试消息。"
      }
    },
    "recordTabs": {
      "deliveries": {
        "title": "发送记录"
      },
      "versions": {
        "title": "历史版本"
      }
    }
  }
},
};

export default labels;
