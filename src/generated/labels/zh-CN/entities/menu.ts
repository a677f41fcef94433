// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';

const labels: PhraseTable = {
  "title": "菜单",
  "description": "同一类型下的一组接口。",
  "fields": {
    "uuid": {
      "title": "UUID"
    },
    "companyUuid": {
      "title": "企业"
    },
    "menuName": {
      "title": "菜单名称"
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
    "category": {
      "title": "分类",
      "choices": {
        "BASIC_DATA": {
          "title": "基础资料下发"
        },
        "DOCUMENT": {
          "title": "单据下发"
        },
        "SCHEDULED": {
          "title": "定时"
        },
        "POLLING": {
          "title": "轮询"
        },
        "API": {
          "title": "API"
        }
      }
    },
    "order": {
      "title": "排序"
    },
    "interfaceCount": {
      "title": "接口数"
    },
    "sample": {
      "title": "示例数据"
    }
  }
};

export default labels;
