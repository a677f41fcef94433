// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';
export const carrierLabels: PhraseTable = {
  "title": "承运商",
  "description": "承担货物运输的企业或物流商。",
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


const labels: PhraseTable = {
  entities: { carrier: carrierLabels },
  resources: {
  "carrier": {
    "title": "承运商",
    "recordTitle": "承运商",
    "description": "承运商负责运输货物，WCS 接口可以归属某个承运商。",
    "groups": {},
    "actions": {}
  }
},
};

export default labels;
