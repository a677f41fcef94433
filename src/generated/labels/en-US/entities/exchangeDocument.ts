// Generated from schemas/ by `npm run generate`: do not edit.

import type { Table } from '../../../../contract/phrases.ts';

const labels: Table = {
  "title": "Document",
  "description": "One document as its sender has it: any JSON object. What the interface makes of it is told by its field mapping."
};

export default labels;
