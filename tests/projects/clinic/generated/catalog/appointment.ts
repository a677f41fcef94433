// Generated from schemas/ by `npm run generate`: do not edit.

import type { Resource } from '#contract/model/resource.ts';

const resource: Resource = {
  "name": "appointment",
  "entity": "appointment",
  "displayProperty": "number",
  "roles": {
    "list": "appointment.page",
    "get": "appointment.get",
    "create": "appointment.create",
    "modify": "appointment.modify",
    "remove": "appointment.remove",
    "restore": "appointment.restore"
  },
  "constants": {},
  "hide": [],
  "groups": [],
  "columns": [
    {
      "property": "number",
      "field": {
        "type": "string",
        "maxLength": 20
      },
      "sortable": true
    },
    {
      "property": "patientUuid",
      "field": {
        "type": "string",
        "reference": {
          "operation": "patient.page",
          "value": "uuid",
          "label": "name",
          "search": "name"
        },
        "maxLength": 36
      },
      "sortable": false
    },
    {
      "property": "doctorUuid",
      "field": {
        "type": "string",
        "reference": {
          "operation": "doctor.page",
          "value": "uuid",
          "label": "name",
          "search": "name"
        },
        "maxLength": 36
      },
      "sortable": false
    },
    {
      "property": "roomUuid",
      "field": {
        "type": "string",
        "reference": {
          "operation": "room.page",
          "value": "uuid",
          "label": "name",
          "search": "name"
        },
        "maxLength": 36
      },
      "sortable": false
    },
    {
      "property": "startsAt",
      "field": {
        "type": "string",
        "format": "date-time"
      },
      "sortable": true
    },
    {
      "property": "kind",
      "field": {
        "type": "string",
        "choices": [
          "CONSULTATION",
          "CHECKUP",
          "SURGERY"
        ]
      },
      "sortable": true
    },
    {
      "property": "state",
      "field": {
        "type": "string",
        "choices": [
          "BOOKED",
          "ARRIVED",
          "DONE",
          "CANCELLED"
        ],
        "readOnly": true
      },
      "sortable": true
    },
    {
      "property": "uuid",
      "field": {
        "type": "string",
        "readOnly": true,
        "maxLength": 36
      },
      "sortable": true,
      "hidden": true
    }
  ],
  "subtitle": [],
  "filters": [
    {
      "property": "number",
      "field": {
        "type": "string",
        "maxLength": 20
      }
    },
    {
      "property": "patientUuid",
      "field": {
        "type": "string",
        "reference": {
          "operation": "patient.page",
          "value": "uuid",
          "label": "name",
          "search": "name"
        },
        "maxLength": 36
      }
    },
    {
      "property": "doctorUuid",
      "field": {
        "type": "string",
        "reference": {
          "operation": "doctor.page",
          "value": "uuid",
          "label": "name",
          "search": "name"
        },
        "maxLength": 36
      }
    },
    {
      "property": "kind",
      "field": {
        "type": "string",
        "choices": [
          "CONSULTATION",
          "CHECKUP",
          "SURGERY"
        ]
      }
    },
    {
      "property": "state",
      "field": {
        "type": "string",
        "choices": [
          "BOOKED",
          "ARRIVED",
          "DONE",
          "CANCELLED"
        ],
        "readOnly": true
      }
    }
  ],
  "actions": [
    {
      "name": "arrive",
      "operation": "appointment.arrive",
      "icon": "start",
      "appliesTo": "uuid",
      "confirm": true,
      "primary": true,
      "successMessage": "message.operationSuccessful"
    },
    {
      "name": "finish",
      "operation": "appointment.finish",
      "icon": "stop",
      "appliesTo": "uuid",
      "confirm": true,
      "primary": true,
      "successMessage": "message.operationSuccessful"
    },
    {
      "name": "cancel",
      "operation": "appointment.cancel",
      "icon": "pause",
      "appliesTo": "uuid",
      "confirm": true,
      "successMessage": "message.operationSuccessful"
    }
  ],
  "bulk": [],
  "testActions": [],
  "recordTabs": [],
  "sort": {
    "property": "startsAt",
    "order": "asc"
  },
  "lifecycle": {
    "property": "state",
    "initial": {
      "state": "BOOKED"
    },
    "states": {
      "BOOKED": "neutral",
      "ARRIVED": "warning",
      "DONE": "positive",
      "CANCELLED": "neutral"
    },
    "transitions": {
      "arrive": {
        "from": {
          "state": [
            "BOOKED"
          ]
        },
        "to": {
          "state": "ARRIVED"
        }
      },
      "finish": {
        "from": {
          "state": [
            "ARRIVED"
          ]
        },
        "to": {
          "state": "DONE"
        }
      },
      "cancel": {
        "from": {
          "state": [
            "BOOKED"
          ]
        },
        "to": {
          "state": "CANCELLED"
        }
      },
      "modify": {
        "from": {
          "state": [
            "BOOKED"
          ]
        },
        "to": {}
      },
      "remove": {
        "from": {
          "state": [
            "BOOKED",
            "CANCELLED"
          ]
        },
        "to": null
      }
    }
  }
};

export default resource;
