// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';
import articleItemProcessingConfigLabels from '../entities/articleItemProcessingConfig.ts';

const labels: PhraseTable = {
  entities: { articleItemProcessingConfig: articleItemProcessingConfigLabels },
  resources: {
  "articleItemProcessingConfig": {
    "title": "Item processing",
    "recordTitle": "item processing rule",
    "description": "Defines which groups of item fields this interface updates. A group without a rule is always updated.",
    "groups": {},
    "actions": {}
  }
},
};

export default labels;
