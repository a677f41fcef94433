// Generated from schemas/ by `npm run generate`: do not edit.

import type { Table } from '../../../../contract/phrases.ts';
import ignoreUpdateConfigLabels from '../entities/ignoreUpdateConfig.ts';

const labels: Table = {
  entities: { ignoreUpdateConfig: ignoreUpdateConfigLabels },
  resources: {
  "ignoreUpdateConfig": {
    "title": "Ignore update",
    "record": "ignore-update rule",
    "description": "Fields that this interface fills when a record is created and never changes afterwards. Without any, every update changes all of them.",
    "groups": {},
    "actions": {}
  }
},
};

export default labels;
