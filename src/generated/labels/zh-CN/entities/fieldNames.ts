// Generated from schemas/ by `npm run generate`: do not edit.

import type { Table } from '../../../../contract/phrases.ts';

const labels: Table = {
  "title": "字段列表"
};

export default labels;
