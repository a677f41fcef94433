// Generated from schemas/ by `npm run generate`: do not edit.

import type { Table } from '../../../../contract/phrases.ts';
import uploadConfigLabels from '../entities/uploadConfig.ts';

const labels: Table = {
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
