// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';
import partnerKeyLabels from '../entities/partnerKey.ts';
export const partnerKeySecretLabels: PhraseTable = {
  "title": "Secret of an API key",
  "description": "A new secret. The service shows it once and keeps only a digest.",
  "fields": {
    "name": {
      "title": "Name"
    },
    "secret": {
      "title": "Secret",
      "description": "Copy it now. It is not shown again."
    },
    "previousValidUntil": {
      "title": "Previous secret valid until"
    }
  }
};


const labels: PhraseTable = {
  entities: { partnerKey: partnerKeyLabels, partnerKeySecret: partnerKeySecretLabels },
  resources: {
  "partnerKey": {
    "title": "API keys",
    "recordTitle": "API key",
    "description": "A partner posts documents with an API key. Create a key, then generate its secret.",
    "groups": {},
    "actions": {
      "rotate": {
        "title": "Generate secret",
        "titleWithName": "Generate a secret for {{name}}",
        "confirmMessage": "The secret is shown once. A previous secret stays valid for the overlap of the key."
      },
      "revoke": {
        "title": "Revoke",
        "titleWithName": "Revoke {{name}}",
        "confirmMessage": "Calls with this key are refused at once. A revoked key cannot be used again."
      }
    }
  }
},
};

export default labels;
