// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';
import articleItemProcessingConfigLabels from '../entities/articleItemProcessingConfig.ts';

const labels: PhraseTable = {
  entities: { articleItemProcessingConfig: articleItemProcessingConfigLabels },
  resources: {
  "articleItemProcessingConfig": {
    "title": "商品处理",
    "recordTitle": "商品处理规则",
    "description": "按字段分组设置本接口是否更新商品。未设置的分组始终更新。",
    "groups": {},
    "actions": {}
  }
},
};

export default labels;
