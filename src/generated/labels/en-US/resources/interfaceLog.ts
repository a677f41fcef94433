// Generated from schemas/ by `npm run generate`: do not edit.

import type { Table } from '../../../../contract/phrases.ts';
import interfaceLogLabels from '../entities/interfaceLog.ts';

const labels: Table = {
  entities: { interfaceLog: interfaceLogLabels },
  resources: {
  "interfaceLog": {
    "title": "Interface logs",
    "record": "interface log",
    "description": "What an interface receives, maps and sends is logged here, step by step. The first entries appear once it has run.",
    "groups": {},
    "actions": {}
  }
},
};

export default labels;
