// Generated from schemas/ by `npm run generate`: do not edit.

import type { Table } from '../../../../contract/phrases.ts';
import securityConfigLabels from '../entities/securityConfig.ts';

const labels: Table = {
  entities: { securityConfig: securityConfigLabels },
  resources: {
  "securityConfig": {
    "title": "Security",
    "record": "security configuration",
    "description": "Who may call the interfaces of this company, and what logs keep.",
    "groups": {},
    "actions": {}
  }
},
};

export default labels;
