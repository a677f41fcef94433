// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';
import alarmRuleLabels from '../entities/alarmRule.ts';

const labels: PhraseTable = {
  entities: { alarmRule: alarmRuleLabels },
  resources: {
  "alarmRule": {
    "title": "告警规则",
    "recordTitle": "告警规则",
    "description": "告警规则规定接口单据失败、积压或日结失败时由哪个机器人发送告警。请先新建机器人。",
    "groups": {},
    "actions": {},
    "recordTabs": {
      "versions": {
        "title": "历史版本"
      }
    }
  }
},
};

export default labels;
