// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';

const labels: PhraseTable = {
  "title": "上传配置",
  "description": "设置接口的数据是否上传。",
  "fields": {
    "uuid": {
      "title": "UUID"
    },
    "companyUuid": {
      "title": "企业"
    },
    "interfaceConfigUuid": {
      "title": "接口"
    },
    "type": {
      "title": "接口类型"
    },
    "limited": {
      "title": "限制上传",
      "description": "开启后，该接口的数据不再上传。"
    },
    "version": {
      "title": "版本"
    },
    "modifiedAt": {
      "title": "最后修改时间"
    }
  }
};

export default labels;
