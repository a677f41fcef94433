// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';

const labels: PhraseTable = {
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
          "title": "Document number"
        },
        "DATA": {
          "title": "Document"
        }
      }
    },
    "orderNumber": {
      "title": "Document number"
    },
    "data": {
      "title": "Data",
      "description": "A source document as JSON."
    },
    "send": {
      "title": "Send",
      "description": "Sends the mapped document for real. Debugging of the interface must be on. Otherwise the document is only mapped."
    }
  }
};

export default labels;
