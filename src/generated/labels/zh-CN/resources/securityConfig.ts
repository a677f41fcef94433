// Generated from schemas/ by `npm run generate`: do not edit.

import type { Table } from '../../../../contract/phrases.ts';
import securityConfigLabels from '../entities/securityConfig.ts';

const labels: Table = {
  entities: { securityConfig: securityConfigLabels },
  resources: {
  "securityConfig": {
    "title": "安全",
    "record": "安全配置",
    "description": "本企业接口的调用限制和日志留存规则。",
    "groups": {},
    "actions": {}
  }
},
};

export default labels;
