// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';
export const doctorLabels: PhraseTable = {
  "title": "Doctor",
  "description": "A doctor who sees patients here.",
  "fields": {
    "uuid": {
      "title": "UUID"
    },
    "companyUuid": {
      "title": "Company"
    },
    "name": {
      "title": "Name"
    },
    "specialty": {
      "title": "Specialty",
      "choices": {
        "GENERAL": {
          "title": "General medicine"
        },
        "PEDIATRICS": {
          "title": "Pediatrics"
        },
        "DERMATOLOGY": {
          "title": "Dermatology"
        },
        "SURGERY": {
          "title": "Surgery"
        }
      }
    },
    "email": {
      "title": "E-mail"
    },
    "phone": {
      "title": "Phone"
    },
    "version": {
      "title": "Version"
    }
  }
};


const labels: PhraseTable = {
  entities: { doctor: doctorLabels },
  resources: {
  "doctor": {
    "title": "Doctors",
    "recordTitle": "doctor",
    "description": "A doctor who sees patients here.",
    "groups": {},
    "actions": {}
  }
},
};

export default labels;
