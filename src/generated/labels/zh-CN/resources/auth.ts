// Generated from schemas/ by `npm run generate`: do not edit.

import type { Table } from '../../../../contract/phrases.ts';
import authLabels from '../entities/auth.ts';

const labels: Table = {
  entities: { auth: authLabels },
  resources: {
  "auth": {
    "title": "认证配置",
    "record": "认证配置",
    "description": "认证配置保存调用 ERP 所用的用户名和密码。",
    "groups": {},
    "actions": {}
  }
},
};

export default labels;
