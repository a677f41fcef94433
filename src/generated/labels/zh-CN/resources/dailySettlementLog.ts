// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';
import dailySettlementLogLabels from '../entities/dailySettlementLog.ts';

const labels: PhraseTable = {
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
