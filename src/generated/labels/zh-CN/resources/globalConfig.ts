// Generated from schemas/ by `npm run generate`: do not edit.

import type { Table } from '../../../../contract/phrases.ts';
import globalConfigLabels from '../entities/globalConfig.ts';

const labels: Table = {
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
