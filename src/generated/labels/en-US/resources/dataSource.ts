// Generated from schemas/ by `npm run generate`: do not edit.

import type { Table } from '../../../../contract/phrases.ts';
import entity from '../entities/dataSource.ts';

const labels: Table = {
  entities: { dataSource: entity },
  resources: { dataSource: {
  "title": "Data sources",
  "record": "data source",
  "description": "A data source holds the connection to a database. ERP configurations and intermediate tables use it.",
  "groups": {},
  "actions": {}
} },
};

export default labels;
