// Generated from schemas/ by `npm run generate`: do not edit.

import type { Table } from '../../../../contract/phrases.ts';
import authLabels from '../entities/auth.ts';

const labels: Table = {
  entities: { auth: authLabels },
  resources: {
  "auth": {
    "title": "Authentications",
    "record": "authentication",
    "description": "An authentication holds the user name and password with which an ERP is called.",
    "groups": {},
    "actions": {}
  }
},
};

export default labels;
