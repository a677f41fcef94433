// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';
import ignoreUpdateConfigLabels from '../entities/ignoreUpdateConfig.ts';

const labels: PhraseTable = {
  entities: { ignoreUpdateConfig: ignoreUpdateConfigLabels },
  resources: {
  "ignoreUpdateConfig": {
    "title": "Ignore update",
    "recordTitle": "ignore-update rule",
    "description": "This interface sets the selected fields only when it creates a record. If none is selected, every update changes all fields.",
    "groups": {},
    "actions": {}
  }
},
};

export default labels;
