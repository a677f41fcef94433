// Generated from schemas/ by `npm run generate`: do not edit.

import type { Table } from '../../../../contract/phrases.ts';
import robotLabels from '../entities/robot.ts';

const labels: Table = {
  entities: { robot: robotLabels },
  resources: {
  "robot": {
    "title": "钉钉机器人",
    "record": "钉钉机器人",
    "description": "机器人将告警消息发送到其所在的钉钉群。",
    "groups": {},
    "actions": {}
  }
},
};

export default labels;
