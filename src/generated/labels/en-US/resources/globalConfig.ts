// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';
import globalConfigLabels from '../entities/globalConfig.ts';

const labels: PhraseTable = {
  entities: { globalConfig: globalConfigLabels },
  resources: {
  "globalConfig": {
    "title": "Global configuration",
    "recordTitle": "global configuration",
    "description": "Default settings of this company.",
    "groups": {},
    "actions": {}
  }
},
};

export default labels;
