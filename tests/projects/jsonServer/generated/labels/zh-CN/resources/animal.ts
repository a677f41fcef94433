// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';
export const animalLabels: PhraseTable = {
  "title": "宠物",
  "fields": {
    "id": {
      "title": "编号"
    },
    "name": {
      "title": "名字"
    },
    "species": {
      "title": "种类",
      "choices": {
        "CAT": {
          "title": "猫"
        },
        "DOG": {
          "title": "狗"
        },
        "RABBIT": {
          "title": "兔"
        }
      }
    },
    "weight": {
      "title": "体重（千克）"
    },
    "ownerId": {
      "title": "主人"
    }
  }
};


const labels: PhraseTable = {
  entities: { animal: animalLabels },
  resources: {
  "animal": {
    "title": "宠物",
    "recordTitle": "宠物",
    "groups": {},
    "actions": {}
  }
},
};

export default labels;
