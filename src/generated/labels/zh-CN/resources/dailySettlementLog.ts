// Generated from schemas/ by `npm run generate`: do not edit.

import type { Table } from '../../../../contract/phrases.ts';
import dailySettlementLogLabels from '../entities/dailySettlementLog.ts';

const labels: Table = {
  entities: { dailySettlementLog: dailySettlementLogLabels },
  resources: {
  "dailySettlementLog": {
    "title": "日结日志",
    "recordTitle": "日结日志",
    "description": "每次日结的执行结果都记录在此，包括重置和取消的数据以及失败原因。",
    "groups": {},
    "actions": {}
  }
},
};

export default labels;
