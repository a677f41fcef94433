// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';

const labels: PhraseTable = {
  "title": "Credentials",
  "fields": {
    "loginId": {
      "title": "Login name"
    },
    "password": {
      "title": "Password"
    },
    "token": {
      "title": "One-time token",
      "description": "From a sign-in link; replaces login name and password."
    }
  }
};

export default labels;
