// Generated from schemas/ by `npm run generate`: do not edit.

import type { Table } from '../../../../contract/phrases.ts';
import alarmDeliveryLabels from '../entities/alarmDelivery.ts';

const labels: Table = {
  entities: { alarmDelivery: alarmDeliveryLabels },
  resources: {
  "alarmDelivery": {
    "title": "Delivery history",
    "record": "alarm delivery",
    "description": "Every message that a robot was asked to send is listed here, attempt by attempt, with what DingTalk answered.",
    "groups": {},
    "actions": {}
  }
},
};

export default labels;
