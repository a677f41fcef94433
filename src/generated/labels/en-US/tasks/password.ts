// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';
import passwordChangeLabels from '../entities/passwordChange.ts';
import passwordOwnerLabels from '../entities/passwordOwner.ts';

const labels: PhraseTable = {
  entities: { passwordChange: passwordChangeLabels, passwordOwner: passwordOwnerLabels },
  tasks: {
  "password": {
    "title": "My password",
    "description": "A new password ends all of your sessions. Then sign in with the new password.",
    "submit": "Change password",
    "groups": {}
  }
},
};

export default labels;
