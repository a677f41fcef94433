// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';
import securityConfigLabels from '../entities/securityConfig.ts';
export const ownAddressLabels: PhraseTable = {
  "title": "Own address",
  "description": "The caller's address, and the effect of an IP allow list on it.",
  "fields": {
    "address": {
      "title": "Address"
    },
    "message": {
      "title": "Warning"
    }
  }
};


const labels: PhraseTable = {
  entities: { securityConfig: securityConfigLabels, ownAddress: ownAddressLabels },
  resources: {
  "securityConfig": {
    "title": "Security",
    "recordTitle": "security configuration",
    "description": "Access to the interfaces of this company, and log retention.",
    "groups": {},
    "actions": {},
    "testActions": {
      "ownAddress": {
        "title": "Save an allow list without your own address"
      }
    }
  }
},
};

export default labels;
