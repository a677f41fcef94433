// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';

const labels: PhraseTable = {
  "title": "配送中心",
  "fields": {
    "uuid": {
      "title": "UUID"
    },
    "companyUuid": {
      "title": "企业"
    },
    "code": {
      "title": "代码"
    },
    "name": {
      "title": "名称"
    },
    "timeZone": {
      "title": "时区",
      "description": "IANA 时区名称，例如 Asia/Shanghai。"
    },
    "disabled": {
      "title": "停用",
      "description": "停用后，新建接口不能再选用；已选用的接口不受影响。"
    },
    "sample": {
      "title": "示例数据"
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
