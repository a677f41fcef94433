// Generated from schemas/ by `npm run generate`: do not edit.

import type { Table } from '../../../../contract/phrases.ts';
import outboxDocumentLabels from '../entities/outboxDocument.ts';

const labels: Table = {
  entities: { outboxDocument: outboxDocumentLabels },
  resources: {
  "outboxDocument": {
    "title": "Outbox",
    "record": "outbox document",
    "description": "Mapped documents for the warehouse are kept here while the global configuration names no WMS base path.",
    "groups": {},
    "actions": {}
  }
},
};

export default labels;
