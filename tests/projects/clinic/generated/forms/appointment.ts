// Generated from schemas/ by `npm run generate`: do not edit.

import type { Form } from '#contract/model/form.ts';
import * as validators from '../validators/appointment.js';

const form: Form = {
  entity: "appointment",
  schema: {
  "type": "object",
  "properties": {
    "uuid": {
      "type": "string",
      "maxLength": 36
    },
    "companyUuid": {
      "type": "string",
      "maxLength": 36
    },
    "number": {
      "type": "string",
      "minLength": 1,
      "maxLength": 20
    },
    "patientUuid": {
      "type": "string",
      "maxLength": 36
    },
    "doctorUuid": {
      "type": "string",
      "maxLength": 36
    },
    "roomUuid": {
      "type": "string",
      "maxLength": 36
    },
    "startsAt": {
      "type": "string",
      "format": "date-time"
    },
    "kind": {
      "type": "string",
      "default": "CONSULTATION",
      "enum": [
        "CONSULTATION",
        "CHECKUP",
        "SURGERY"
      ]
    },
    "minutes": {
      "type": "integer",
      "minimum": 5,
      "maximum": 240,
      "default": 30
    },
    "notes": {
      "type": "string",
      "maxLength": 400
    },
    "state": {
      "type": "string",
      "enum": [
        "BOOKED",
        "ARRIVED",
        "DONE",
        "CANCELLED"
      ]
    },
    "version": {
      "type": "integer",
      "minimum": 0
    }
  },
  "required": [
    "number",
    "patientUuid",
    "doctorUuid",
    "roomUuid",
    "startsAt"
  ],
  "additionalProperties": false
},
  fields: {
  "number": {
    "type": "string",
    "maxLength": 20,
    "span": 1
  },
  "patientUuid": {
    "type": "string",
    "reference": {
      "operation": "patient.page",
      "value": "uuid",
      "label": "name",
      "search": "name"
    },
    "maxLength": 36,
    "span": 1
  },
  "doctorUuid": {
    "type": "string",
    "reference": {
      "operation": "doctor.page",
      "value": "uuid",
      "label": "name",
      "search": "name"
    },
    "maxLength": 36,
    "span": 1
  },
  "roomUuid": {
    "type": "string",
    "reference": {
      "operation": "room.page",
      "value": "uuid",
      "label": "name",
      "search": "name"
    },
    "maxLength": 36,
    "span": 1
  },
  "startsAt": {
    "type": "string",
    "format": "date-time",
    "span": 1
  },
  "kind": {
    "type": "string",
    "choices": [
      "CONSULTATION",
      "CHECKUP",
      "SURGERY"
    ],
    "span": 1
  },
  "minutes": {
    "type": "integer",
    "span": 1
  },
  "notes": {
    "type": "string",
    "maxLength": 400,
    "span": 1
  }
},
  messages: {},
  trimmed: [
  "number",
  "startsAt",
  "notes"
],
  validators,
};

export default form;
