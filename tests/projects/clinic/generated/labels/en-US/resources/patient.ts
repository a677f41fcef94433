// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';
export const patientLabels: PhraseTable = {
  "title": "Patient",
  "description": "A person who comes to the clinic.",
  "fields": {
    "uuid": {
      "title": "UUID"
    },
    "companyUuid": {
      "title": "Company"
    },
    "number": {
      "title": "Patient number"
    },
    "name": {
      "title": "Name"
    },
    "birthDate": {
      "title": "Date of birth"
    },
    "sex": {
      "title": "Sex",
      "choices": {
        "FEMALE": {
          "title": "Female"
        },
        "MALE": {
          "title": "Male"
        },
        "OTHER": {
          "title": "Other"
        }
      }
    },
    "phone": {
      "title": "Phone"
    },
    "email": {
      "title": "E-mail"
    },
    "allergies": {
      "title": "Allergies"
    },
    "version": {
      "title": "Version"
    }
  }
};


const labels: PhraseTable = {
  entities: { patient: patientLabels },
  resources: {
  "patient": {
    "title": "Patients",
    "recordTitle": "patient",
    "description": "A person who comes to the clinic.",
    "groups": {},
    "actions": {}
  }
},
};

export default labels;
