// Generated from schemas/ by `npm run generate`: do not edit.

import type { Resource } from '#contract/model/resource.ts';

const resource: Resource = {
  "name": "visit",
  "entity": "visit",
  "displayProperty": "name",
  "roles": {
    "list": "visit.list",
    "get": "visit.get",
    "create": "visit.create",
    "modify": "visit.modify",
    "remove": "visit.remove"
  },
  "constants": {},
  "hide": [],
  "groups": [],
  "columns": [
    {
      "property": "name",
      "field": {
        "type": "string",
        "maxLength": 80
      },
      "sortable": true
    },
    {
      "property": "animalId",
      "field": {
        "type": "integer",
        "reference": {
          "operation": "animal.list",
          "value": "id",
          "label": "name",
          "search": "name"
        }
      },
      "sortable": false
    },
    {
      "property": "status",
      "field": {
        "type": "string",
        "choices": [
          "PLANNED",
          "DONE",
          "CANCELLED"
        ],
        "readOnly": true
      },
      "sortable": true
    }
  ],
  "subtitle": [],
  "filters": [
    {
      "property": "name",
      "field": {
        "type": "string",
        "maxLength": 80
      }
    },
    {
      "property": "animalId",
      "field": {
        "type": "integer",
        "reference": {
          "operation": "animal.list",
          "value": "id",
          "label": "name",
          "search": "name"
        }
      }
    },
    {
      "property": "status",
      "field": {
        "type": "string",
        "choices": [
          "PLANNED",
          "DONE",
          "CANCELLED"
        ],
        "readOnly": true
      }
    }
  ],
  "actions": [
    {
      "name": "finish",
      "operation": "visit.finish",
      "icon": "start",
      "appliesTo": "uuid",
      "confirm": true,
      "primary": true,
      "successMessage": "message.operationSuccessful"
    },
    {
      "name": "cancel",
      "operation": "visit.cancel",
      "icon": "stop",
      "appliesTo": "uuid",
      "confirm": true,
      "successMessage": "message.operationSuccessful"
    },
    {
      "name": "plan",
      "operation": "visit.plan",
      "icon": "resume",
      "appliesTo": "uuid",
      "confirm": true,
      "primary": true,
      "successMessage": "message.operationSuccessful"
    }
  ],
  "bulk": [],
  "testActions": [],
  "recordTabs": [],
  "sort": {
    "property": "name",
    "order": "asc"
  },
  "lifecycle": {
    "property": "status",
    "initial": {
      "status": "PLANNED"
    },
    "states": {
      "PLANNED": "neutral",
      "DONE": "positive",
      "CANCELLED": "warning"
    },
    "transitions": {
      "finish": {
        "from": {
          "status": [
            "PLANNED"
          ]
        },
        "to": {
          "status": "DONE"
        }
      },
      "cancel": {
        "from": {
          "status": [
            "PLANNED"
          ]
        },
        "to": {
          "status": "CANCELLED"
        }
      },
      "plan": {
        "from": {
          "status": [
            "CANCELLED"
          ]
        },
        "to": {
          "status": "PLANNED"
        }
      }
    }
  }
};

export default resource;
