// Generated from schemas/ by `npm run generate`: do not edit.

import type { Table } from '../../../../contract/phrases.ts';

const labels: Table = {
  "title": "单据",
  "description": "发送方的一张单据，任意 JSON 对象；如何转换由接口的字段映射决定。"
};

export default labels;
