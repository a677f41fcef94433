// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';
export const animalLabels: PhraseTable = {
  "title": "Animal",
  "fields": {
    "id": {
      "title": "Number"
    },
    "name": {
      "title": "Name"
    },
    "species": {
      "title": "Species",
      "choices": {
        "CAT": {
          "title": "Cat"
        },
        "DOG": {
          "title": "Dog"
        },
        "RABBIT": {
          "title": "Rabbit"
        }
      }
    },
    "weight": {
      "title": "Weight (kg)"
    },
    "ownerId": {
      "title": "Owner"
    }
  }
};


const labels: PhraseTable = {
  entities: { animal: animalLabels },
  resources: {
  "animal": {
    "title": "Animals",
    "recordTitle": "animal",
    "groups": {},
    "actions": {}
  }
},
};

export default labels;
