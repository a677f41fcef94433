// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';
import dcLabels from '../entities/dc.ts';

const labels: PhraseTable = {
  entities: { dc: dcLabels },
  resources: {
  "dc": {
    "title": "配送中心",
    "recordTitle": "配送中心",
    "description": "配送中心即仓库，其时区适用于该仓的接口和单据。",
    "groups": {},
    "actions": {}
  }
},
};

export default labels;
