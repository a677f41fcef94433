// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '../../../../contract/text/phrases.ts';
export const carrierLabels: PhraseTable = {
  "title": "承运商",
  "description": "承担货物运输的承运商。",
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
    "sample": {
      "title": "示例数据"
    }
  }
};


const labels: PhraseTable = {
  entities: { carrier: carrierLabels },
  resources: {
  "carrier": {
    "title": "承运商",
    "recordTitle": "承运商",
    "description": "承运商由基础资料服务提供。",
    "groups": {},
    "actions": {}
  }
},
};

export default labels;
