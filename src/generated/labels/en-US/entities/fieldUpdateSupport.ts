// Generated from schemas/ by `npm run generate`: do not edit.

import type { Table } from '../../../../contract/phrases.ts';

const labels: Table = {
  "title": "Field update support",
  "description": "Whether field update rules apply to an interface."
};

export default labels;
