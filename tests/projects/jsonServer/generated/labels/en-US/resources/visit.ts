// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';
export const visitLabels: PhraseTable = {
  "title": "Visit",
  "fields": {
    "id": {
      "title": "Number"
    },
    "name": {
      "title": "Reason"
    },
    "animalId": {
      "title": "Animal"
    },
    "note": {
      "title": "Note"
    },
    "status": {
      "title": "Status",
      "choices": {
        "PLANNED": {
          "title": "Planned"
        },
        "DONE": {
          "title": "Done"
        },
        "CANCELLED": {
          "title": "Cancelled"
        }
      }
    }
  }
};


const labels: PhraseTable = {
  entities: { visit: visitLabels },
  resources: {
  "visit": {
    "title": "Visits",
    "recordTitle": "visit",
    "groups": {},
    "actions": {
      "finish": {
        "title": "Finish",
        "confirmMessage": "The visit is done."
      },
      "cancel": {
        "title": "Cancel visit",
        "confirmMessage": "The animal does not come."
      },
      "plan": {
        "title": "Plan again",
        "confirmMessage": "The visit is planned again."
      }
    }
  }
},
};

export default labels;
