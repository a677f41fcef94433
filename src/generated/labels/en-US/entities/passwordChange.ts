// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';

const labels: PhraseTable = {
  "title": "Password",
  "fields": {
    "currentPassword": {
      "title": "Current password",
      "description": "Leave it empty after an invitation or a reset."
    },
    "newPassword": {
      "title": "New password",
      "description": "At least 8 characters."
    }
  }
};

export default labels;
