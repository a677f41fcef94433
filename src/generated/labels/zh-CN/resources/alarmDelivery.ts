// Generated from schemas/ by `npm run generate`: do not edit.

import type { Table } from '../../../../contract/phrases.ts';
import alarmDeliveryLabels from '../entities/alarmDelivery.ts';

const labels: Table = {
  entities: { alarmDelivery: alarmDeliveryLabels },
  resources: {
  "alarmDelivery": {
    "title": "发送记录",
    "record": "发送记录",
    "description": "机器人每次发送消息的内容和钉钉的返回结果都记录在此。",
    "groups": {},
    "actions": {}
  }
},
};

export default labels;
