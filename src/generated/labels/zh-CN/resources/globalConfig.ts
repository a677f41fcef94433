// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';
import globalConfigLabels from '../entities/globalConfig.ts';

const labels: PhraseTable = {
  entities: { globalConfig: globalConfigLabels },
  resources: {
  "globalConfig": {
    "title": "全局配置",
    "recordTitle": "全局配置",
    "description": "本企业的默认设置。",
    "groups": {},
    "actions": {}
  }
},
};

export default labels;
