// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';
import dataSourceLabels from '../entities/dataSource.ts';
import connectionTestLabels from '../entities/connectionTest.ts';

const labels: PhraseTable = {
  entities: { dataSource: dataSourceLabels, connectionTest: connectionTestLabels },
  resources: {
  "dataSource": {
    "title": "Data sources",
    "recordTitle": "data source",
    "description": "A data source stores the connection to a database. ERP configurations and intermediate tables use it.",
    "groups": {},
    "actions": {},
    "testActions": {
      "test": {
        "title": "Test connection"
      }
    },
    "recordTabs": {
      "versions": {
        "title": "Versions"
      }
    }
  }
},
};

export default labels;
