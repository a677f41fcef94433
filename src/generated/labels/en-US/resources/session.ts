// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';
export const loginSessionLabels: PhraseTable = {
  "title": "Login session",
  "description": "A sign-in that has not ended.",
  "fields": {
    "uuid": {
      "title": "UUID"
    },
    "companyUuid": {
      "title": "Company"
    },
    "loginId": {
      "title": "Login name"
    },
    "address": {
      "title": "Address",
      "description": "Address of the browser at sign-in."
    },
    "startedAt": {
      "title": "Signed in at"
    },
    "expiresAt": {
      "title": "Ends at",
      "description": "Use of the console extends the session."
    }
  }
};


const labels: PhraseTable = {
  entities: { loginSession: loginSessionLabels },
  resources: {
  "session": {
    "title": "Sessions",
    "recordTitle": "session",
    "description": "Running sessions. Administrators see all sessions of the company, others their own.",
    "groups": {},
    "actions": {
      "end": {
        "title": "End session",
        "titleWithName": "End the session of {{name}}",
        "confirmMessage": "The operator has to sign in again."
      }
    }
  }
},
};

export default labels;
