// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';
import uploadConfigLabels from '../entities/uploadConfig.ts';

const labels: PhraseTable = {
  entities: { uploadConfig: uploadConfigLabels },
  resources: {
  "uploadConfig": {
    "title": "上传配置",
    "recordTitle": "上传配置",
    "description": "设置本接口的数据是否上传。默认不限制上传。",
    "groups": {},
    "actions": {}
  }
},
};

export default labels;
