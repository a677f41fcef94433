// Generated from schemas/ by `npm run generate`: do not edit.

import type { Table } from '../../../../contract/phrases.ts';

const labels: Table = {
  "title": "Debugging input",
  "description": "What an interface is debugged with.",
  "fields": {
    "interfaceUuid": {
      "title": "Interface"
    },
    "inputType": {
      "title": "Debug with",
      "choices": {
        "ORDER": {
          "title": "An order"
        },
        "DATA": {
          "title": "Data"
        }
      }
    },
    "orderNumber": {
      "title": "Order number"
    },
    "data": {
      "title": "Data",
      "description": "A source document as JSON."
    },
    "send": {
      "title": "Send",
      "description": "The mapped document is really sent; its interface must be debugging. Otherwise it is only mapped."
    }
  }
};

export default labels;
