// Generated from schemas/ by `npm run generate`: do not edit.

import type { Table } from '../../../../contract/phrases.ts';
import menuLabels from '../entities/menu.ts';

const labels: Table = {
  entities: { menu: menuLabels },
  resources: {
  "menu": {
    "title": "菜单",
    "record": "菜单",
    "description": "菜单用于对同一类型的接口分组。",
    "groups": {},
    "actions": {}
  }
},
};

export default labels;
