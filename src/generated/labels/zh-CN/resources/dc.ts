// Generated from schemas/ by `npm run generate`: do not edit.

import type { Table } from '../../../../contract/phrases.ts';
import dcLabels from '../entities/dc.ts';

const labels: Table = {
  entities: { dc: dcLabels },
  resources: {
  "dc": {
    "title": "配送中心",
    "record": "配送中心",
    "description": "配送中心由基础数据服务提供。",
    "groups": {},
    "actions": {}
  }
},
};

export default labels;
