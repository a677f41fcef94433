// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';
export const roomLabels: PhraseTable = {
  "title": "Room",
  "description": "A room in which doctors see patients.",
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
    "floor": {
      "title": "Floor"
    },
    "equipment": {
      "title": "Equipment"
    },
    "state": {
      "title": "State",
      "choices": {
        "OPEN": {
          "title": "Open"
        },
        "CLOSED": {
          "title": "Closed"
        }
      }
    },
    "version": {
      "title": "Version"
    }
  }
};


const labels: PhraseTable = {
  entities: { room: roomLabels },
  resources: {
  "room": {
    "title": "Rooms",
    "recordTitle": "room",
    "description": "A room in which doctors see patients.",
    "groups": {},
    "actions": {
      "close": {
        "title": "Close room",
        "confirmMessage": "Nobody works in the room until it opens again."
      },
      "reopen": {
        "title": "Reopen room",
        "confirmMessage": "The room is in use again."
      }
    }
  }
},
};

export default labels;
