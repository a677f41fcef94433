// Generated from schemas/ by `npm run generate`: do not edit.

import type { Table } from '../../../../contract/phrases.ts';
import ownerLabels from '../entities/owner.ts';

const labels: Table = {
  entities: { owner: ownerLabels },
  resources: {
  "owner": {
    "title": "货主",
    "record": "货主",
    "description": "货主由基础数据服务提供。",
    "groups": {},
    "actions": {}
  }
},
};

export default labels;
