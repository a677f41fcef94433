// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';
export const ownerLabels: PhraseTable = {
  "title": "货主",
  "description": "仓库中货物的所有者。",
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
  entities: { owner: ownerLabels },
  resources: {
  "owner": {
    "title": "货主",
    "recordTitle": "货主",
    "description": "货主拥有仓内的货物，接口可以只服务于某个货主。",
    "groups": {},
    "actions": {}
  }
},
};

export default labels;
