// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';

const labels: PhraseTable = {
  "title": "复制到其他承运商",
  "description": "复制得到的接口均为下线状态。",
  "fields": {
    "companyUuid": {
      "title": "企业"
    },
    "sourceCarrierCode": {
      "title": "源承运商"
    },
    "carrierCode": {
      "title": "目标承运商"
    },
    "menuName": {
      "title": "菜单",
      "description": "不选则为全部菜单。"
    },
    "policy": {
      "title": "接口已存在时",
      "choices": {
        "fail": {
          "title": "拒绝"
        },
        "skip": {
          "title": "跳过"
        },
        "overwrite": {
          "title": "覆盖"
        }
      }
    }
  }
};

export default labels;
