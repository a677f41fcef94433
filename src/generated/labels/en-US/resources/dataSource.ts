// Generated from schemas/ by `npm run generate`: do not edit.

import type { Table } from '../../../../contract/phrases.ts';
import dataSourceLabels from '../entities/dataSource.ts';

const labels: Table = {
  entities: { dataSource: dataSourceLabels },
  resources: {
  "dataSource": {
    "title": "Data sources",
    "record": "data source",
    "description": "A data source holds the connection to a database. ERP configurations and intermediate tables use it.",
    "groups": {},
    "actions": {}
  }
},
};

export default labels;
