// Generated from schemas/ by `npm run generate`: do not edit.

import type { Table } from '../../../../contract/phrases.ts';
import globalConfigLabels from '../entities/globalConfig.ts';

const labels: Table = {
  entities: { globalConfig: globalConfigLabels },
  resources: {
  "globalConfig": {
    "title": "Global configuration",
    "record": "global configuration",
    "description": "What holds for this company unless an interface says otherwise.",
    "groups": {},
    "actions": {}
  }
},
};

export default labels;
