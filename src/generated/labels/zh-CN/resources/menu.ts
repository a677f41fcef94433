// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';
import menuLabels from '../entities/menu.ts';

const labels: PhraseTable = {
  entities: { menu: menuLabels },
  resources: {
  "menu": {
    "title": "菜单",
    "recordTitle": "菜单",
    "description": "菜单用于对同一类型的接口分组，显示为列表左侧的树。新建后即可在接口中选择。",
    "groups": {},
    "actions": {}
  }
},
};

export default labels;
