// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';
import authLabels from '../entities/auth.ts';
import connectionTestLabels from '../entities/connectionTest.ts';

const labels: PhraseTable = {
  entities: { auth: authLabels, connectionTest: connectionTestLabels },
  resources: {
  "auth": {
    "title": "Authentications",
    "recordTitle": "authentication",
    "description": "An authentication stores the credentials for calls to an ERP or the WMS.",
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
