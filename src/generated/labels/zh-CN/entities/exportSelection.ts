// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';

const labels: PhraseTable = {
  "title": "导出",
  "description": "要导出的接口。",
  "fields": {
    "companyUuid": {
      "title": "企业"
    },
    "interfaceType": {
      "title": "接口类型",
      "choices": {
        "ERP_DOWN": {
          "title": "ERP 下发接口"
        },
        "ERP_UP": {
          "title": "ERP 上传接口"
        },
        "WCS_DOWN": {
          "title": "WCS 下发接口"
        },
        "WCS_UP": {
          "title": "WCS 上传接口"
        }
      }
    },
    "menuName": {
      "title": "所属菜单"
    },
    "dcCode": {
      "title": "配送中心"
    },
    "carrierCode": {
      "title": "承运商"
    },
    "ownerCode": {
      "title": "货主"
    },
    "uuids": {
      "title": "所选接口"
    }
  }
};

export default labels;
