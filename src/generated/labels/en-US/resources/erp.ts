// Generated from schemas/ by `npm run generate`: do not edit.

import type { Table } from '../../../../contract/phrases.ts';
import erpLabels from '../entities/erp.ts';

const labels: Table = {
  entities: { erp: erpLabels },
  resources: {
  "erp": {
    "title": "ERP configurations",
    "record": "ERP configuration",
    "description": "Interfaces reach an ERP through its configuration: base path, data source and authentication. Create a data source and an authentication first.",
    "groups": {},
    "actions": {}
  }
},
};

export default labels;
