// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';

const labels: PhraseTable = {
  "title": "接口批量操作",
  "description": "对多个接口执行同一操作。",
  "fields": {
    "companyUuid": {
      "title": "企业"
    },
    "action": {
      "title": "操作",
      "choices": {
        "online": {
          "title": "上线"
        },
        "offline": {
          "title": "下线"
        },
        "suspend": {
          "title": "挂起"
        },
        "resume": {
          "title": "恢复"
        },
        "debug": {
          "title": "调试"
        },
        "unDebug": {
          "title": "取消调试"
        },
        "remove": {
          "title": "删除"
        }
      }
    },
    "uuids": {
      "title": "所选接口"
    },
    "filter": {
      "title": "筛选条件",
      "description": "与列表查询的筛选条件一致。",
      "fields": {
        "interfaceType": {},
        "menuName": {},
        "interfaceName": {},
        "status": {},
        "debug": {},
        "type": {},
        "triggerStrategy": {},
        "scope": {},
        "dcCode": {},
        "carrierCode": {},
        "ownerCode": {},
        "erpUuid": {},
        "dataSourceUuid": {},
        "dingDingUuid": {}
      }
    },
    "expectedCount": {
      "title": "预期条数",
      "description": "操作员看到的条数，与实际不符时拒绝执行。"
    }
  }
};

export default labels;
