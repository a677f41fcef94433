// Generated from schemas/ by `npm run generate`: do not edit.

import type { Resource } from '#contract/model/resource.ts';

const resource: Resource = {
  "name": "room",
  "entity": "room",
  "displayProperty": "name",
  "roles": {
    "list": "room.page",
    "get": "room.get",
    "create": "room.create",
    "modify": "room.modify",
    "remove": "room.remove",
    "restore": "room.restore"
  },
  "constants": {},
  "hide": [],
  "groups": [],
  "columns": [
    {
      "property": "name",
      "field": {
        "type": "string",
        "maxLength": 30
      },
      "sortable": true
    },
    {
      "property": "floor",
      "field": {
        "type": "integer"
      },
      "sortable": true
    },
    {
      "property": "equipment",
      "field": {
        "type": "string",
        "maxLength": 200
      },
      "sortable": true
    },
    {
      "property": "state",
      "field": {
        "type": "string",
        "choices": [
          "OPEN",
          "CLOSED"
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
      "property": "name",
      "field": {
        "type": "string",
        "maxLength": 30
      }
    },
    {
      "property": "state",
      "field": {
        "type": "string",
        "choices": [
          "OPEN",
          "CLOSED"
        ],
        "readOnly": true
      }
    }
  ],
  "actions": [
    {
      "name": "close",
      "operation": "room.close",
      "icon": "stop",
      "appliesTo": "uuid",
      "confirm": true,
      "primary": true,
      "successMessage": "message.operationSuccessful"
    },
    {
      "name": "reopen",
      "operation": "room.reopen",
      "icon": "start",
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
    "property": "state",
    "initial": {
      "state": "OPEN"
    },
    "states": {
      "OPEN": "positive",
      "CLOSED": "neutral"
    },
    "transitions": {
      "close": {
        "from": {
          "state": [
            "OPEN"
          ]
        },
        "to": {
          "state": "CLOSED"
        }
      },
      "reopen": {
        "from": {
          "state": [
            "CLOSED"
          ]
        },
        "to": {
          "state": "OPEN"
        }
      },
      "modify": {
        "from": {
          "state": [
            "OPEN",
            "CLOSED"
          ]
        },
        "to": {}
      },
      "remove": {
        "from": {
          "state": [
            "CLOSED"
          ]
        },
        "to": null
      }
    }
  }
};

export default resource;
