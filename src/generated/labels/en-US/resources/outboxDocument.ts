// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';
export const outboxDocumentLabels: PhraseTable = {
  "title": "Outbox document",
  "description": "A mapped document without a configured receiver, kept for viewing.",
  "fields": {
    "uuid": {
      "title": "UUID"
    },
    "companyUuid": {
      "title": "Company"
    },
    "interfaceUuid": {
      "title": "Interface"
    },
    "interfaceName": {
      "title": "Interface name"
    },
    "interfaceType": {
      "title": "Interface family",
      "choices": {
        "ERP_DOWN": {
          "title": "ERP download interfaces"
        },
        "ERP_UP": {
          "title": "ERP upload interfaces"
        },
        "WCS_DOWN": {
          "title": "WCS download interfaces"
        },
        "WCS_UP": {
          "title": "WCS upload interfaces"
        }
      }
    },
    "dcCode": {
      "title": "Distribution center"
    },
    "entityNo": {
      "title": "Document number"
    },
    "idempotencyKey": {
      "title": "Idempotency key"
    },
    "time": {
      "title": "Time"
    },
    "data": {
      "title": "Mapped document"
    }
  }
};


const labels: PhraseTable = {
  entities: { outboxDocument: outboxDocumentLabels },
  resources: {
  "outboxDocument": {
    "title": "Outbox documents",
    "recordTitle": "outbox document",
    "description": "Stores mapped documents for the warehouse while the global configuration has no WMS base path.",
    "groups": {},
    "actions": {}
  }
},
};

export default labels;
