// Generated from schemas/ by `npm run generate`: do not edit.

import type { Table } from '../../../../contract/phrases.ts';
import carrierLabels from '../entities/carrier.ts';

const labels: Table = {
  entities: { carrier: carrierLabels },
  resources: {
  "carrier": {
    "title": "承运商",
    "record": "承运商",
    "description": "承运商由基础数据服务提供。",
    "groups": {},
    "actions": {}
  }
},
};

export default labels;
