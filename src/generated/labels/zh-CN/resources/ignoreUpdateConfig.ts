// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';
import ignoreUpdateConfigLabels from '../entities/ignoreUpdateConfig.ts';

const labels: PhraseTable = {
  entities: { ignoreUpdateConfig: ignoreUpdateConfigLabels },
  resources: {
  "ignoreUpdateConfig": {
    "title": "忽略更新",
    "recordTitle": "忽略更新规则",
    "description": "所选字段仅在新增时写入，之后不再更新。未选择时每次更新全部字段。",
    "groups": {},
    "actions": {}
  }
},
};

export default labels;
