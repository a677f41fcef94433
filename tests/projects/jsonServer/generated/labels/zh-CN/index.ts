// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';

const labels: PhraseTable = { product: {
  "title": "宠物诊所"
}, screens: {
  "animal": {
    "title": "宠物",
    "shortTitle": "宠物",
    "tabs": {
      "animal": {
        "title": "宠物"
      }
    }
  },
  "owner": {
    "title": "主人",
    "shortTitle": "主人",
    "tabs": {
      "owner": {
        "title": "主人"
      }
    }
  },
  "visit": {
    "title": "就诊",
    "shortTitle": "就诊",
    "tabs": {
      "visit": {
        "title": "就诊"
      }
    }
  }
} };

export default labels;
