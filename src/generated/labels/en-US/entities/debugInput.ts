// Generated from schemas/ by `npm run generate`: do not edit.

import type { Table } from '../../../../contract/phrases.ts';

const labels: Table = {
  "title": "Debugging input",
  "description": "Input for a debug run.",
  "fields": {
    "interfaceUuid": {
      "title": "Interface"
    },
    "inputType": {
      "title": "Input type",
      "choices": {
        "ORDER": {
          "title": "Order number"
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
      "description": "Sends the mapped document for real; the interface must be in debugging. Otherwise the document is only mapped."
    }
  }
};

export default labels;
