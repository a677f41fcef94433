// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';

const labels: PhraseTable = { product: {
  "title": "Riverside Clinic"
}, screens: {
  "appointments": {
    "title": "Appointments",
    "shortTitle": "Appointments",
    "tabs": {
      "appointment": {
        "title": "Appointments"
      }
    }
  },
  "patients": {
    "title": "Patients",
    "shortTitle": "Patients",
    "tabs": {
      "patient": {
        "title": "Patients"
      }
    }
  },
  "clinic": {
    "title": "Clinic",
    "shortTitle": "Clinic",
    "tabs": {
      "doctor": {
        "title": "Doctors"
      },
      "room": {
        "title": "Rooms"
      }
    }
  }
} };

export default labels;
