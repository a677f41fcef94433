// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';
import erpLabels from '../entities/erp.ts';
import connectionTestLabels from '../entities/connectionTest.ts';
import successRuleTestLabels from '../entities/successRuleTest.ts';

const labels: PhraseTable = {
  entities: { erp: erpLabels, connectionTest: connectionTestLabels, successRuleTest: successRuleTestLabels },
  resources: {
  "erp": {
    "title": "ERP configurations",
    "recordTitle": "ERP configuration",
    "description": "An ERP configuration combines base path, data source and authentication. Create a data source and an authentication first.",
    "groups": {
      "response": {
        "title": "Response check"
      }
    },
    "actions": {},
    "testActions": {
      "test": {
        "title": "Test connection"
      },
      "testSuccessRule": {
        "title": "Test success rule"
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
