// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';
export const ownerLabels: PhraseTable = {
  "title": "主人",
  "fields": {
    "id": {
      "title": "编号"
    },
    "name": {
      "title": "姓名"
    },
    "phone": {
      "title": "电话"
    },
    "address": {
      "title": "地址",
      "fields": {
        "street": {
          "title": "街道"
        },
        "town": {
          "title": "城市"
        }
      }
    }
  }
};


const labels: PhraseTable = {
  entities: { owner: ownerLabels },
  resources: {
  "owner": {
    "title": "主人",
    "recordTitle": "主人",
    "groups": {},
    "actions": {}
  }
},
};

export default labels;
