// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';
import alarmRuleLabels from '../entities/alarmRule.ts';

const labels: PhraseTable = {
  entities: { alarmRule: alarmRuleLabels },
  resources: {
  "alarmRule": {
    "title": "Alarm rules",
    "recordTitle": "alarm rule",
    "description": "A rule defines which robot sends alarms when documents fail or pile up, or a daily settlement fails. Create a robot first.",
    "groups": {},
    "actions": {},
    "recordTabs": {
      "versions": {
        "title": "Versions"
      }
    }
  }
},
};

export default labels;
