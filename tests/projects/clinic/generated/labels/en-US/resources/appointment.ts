// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';
export const appointmentLabels: PhraseTable = {
  "title": "Appointment",
  "description": "A patient sees a doctor at a time.",
  "fields": {
    "uuid": {
      "title": "UUID"
    },
    "companyUuid": {
      "title": "Company"
    },
    "number": {
      "title": "Number"
    },
    "patientUuid": {
      "title": "Patient"
    },
    "doctorUuid": {
      "title": "Doctor"
    },
    "roomUuid": {
      "title": "Room"
    },
    "startsAt": {
      "title": "Start"
    },
    "kind": {
      "title": "Kind",
      "choices": {
        "CONSULTATION": {
          "title": "Consultation"
        },
        "CHECKUP": {
          "title": "Check-up"
        },
        "SURGERY": {
          "title": "Minor surgery"
        }
      }
    },
    "minutes": {
      "title": "Minutes",
      "description": "A minor surgery takes 45 minutes or more."
    },
    "notes": {
      "title": "Notes"
    },
    "state": {
      "title": "State",
      "choices": {
        "BOOKED": {
          "title": "Booked"
        },
        "ARRIVED": {
          "title": "Arrived"
        },
        "DONE": {
          "title": "Done"
        },
        "CANCELLED": {
          "title": "Cancelled"
        }
      }
    },
    "version": {
      "title": "Version"
    }
  }
};


const labels: PhraseTable = {
  entities: { appointment: appointmentLabels },
  resources: {
  "appointment": {
    "title": "Appointments",
    "recordTitle": "appointment",
    "description": "A patient sees a doctor at a time.",
    "groups": {},
    "actions": {
      "arrive": {
        "title": "Check in",
        "confirmMessage": "The patient is in the clinic."
      },
      "finish": {
        "title": "Finish",
        "confirmMessage": "The doctor has seen the patient."
      },
      "cancel": {
        "title": "Cancel appointment",
        "confirmMessage": "The time is free again. A cancelled appointment stays cancelled."
      }
    }
  }
},
};

export default labels;
