// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';

const labels: PhraseTable = {
  "title": "复制到其他货主和 ERP",
  "description": "复制得到的接口均为下线状态。",
  "fields": {
    "companyUuid": {
      "title": "企业"
    },
    "sourceOwnerCode": {
      "title": "源货主"
    },
    "ownerCode": {
      "title": "目标货主"
    },
    "sourceErpUuid": {
      "title": "源 ERP 配置"
    },
    "targetErpUuid": {
      "title": "目标 ERP 配置"
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
