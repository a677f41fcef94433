// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';
import companyLabels from '../entities/company.ts';

const labels: PhraseTable = {
  entities: { company: companyLabels },
  resources: {
  "company": {
    "title": "企业",
    "recordTitle": "企业",
    "description": "您可管理或打开的企业；通过顶部的企业选择进行切换。",
    "groups": {},
    "actions": {
      "disable": {
        "title": "停用",
        "titleWithName": "停用{{name}}",
        "confirmMessage": "重新启用之前，任何人都不能打开该企业；数据会保留。"
      },
      "enable": {
        "title": "启用",
        "titleWithName": "启用{{name}}",
        "confirmMessage": "该企业的操作员可以重新打开企业。"
      }
    }
  }
},
};

export default labels;
