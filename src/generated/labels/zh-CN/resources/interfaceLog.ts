// Generated from schemas/ by `npm run generate`: do not edit.

import type { Table } from '../../../../contract/phrases.ts';
import interfaceLogLabels from '../entities/interfaceLog.ts';

const labels: Table = {
  entities: { interfaceLog: interfaceLogLabels },
  resources: {
  "interfaceLog": {
    "title": "接口日志",
    "record": "接口日志",
    "description": "接口每次接收、映射和发送数据的过程都记录在此。接口执行后即可查看。",
    "groups": {},
    "actions": {}
  }
},
};

export default labels;
