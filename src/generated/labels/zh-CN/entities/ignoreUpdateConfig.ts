// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';

const labels: PhraseTable = {
  "title": "忽略更新规则",
  "description": "仅在新增时写入、更新时忽略的字段。",
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
    "interfaceName": {
      "title": "接口名称"
    },
    "fields": {
      "title": "字段"
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
