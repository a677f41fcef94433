// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';

const labels: PhraseTable = {
  "title": "单据",
  "description": "发送方的一份单据，任意 JSON 对象；如何转换由接口的字段映射决定。"
};

export default labels;
