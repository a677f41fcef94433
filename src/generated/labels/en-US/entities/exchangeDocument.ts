// Generated from schemas/ by `npm run generate`: do not edit.

import type { Table } from '../../../../contract/phrases.ts';

const labels: Table = {
  "title": "Document",
  "description": "One document as sent: any JSON object. The field mapping of the interface defines how it is converted."
};

export default labels;
