// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';

const labels: PhraseTable = {
  "title": "是否支持字段更新",
  "description": "该接口是否支持字段更新规则。"
};

export default labels;
