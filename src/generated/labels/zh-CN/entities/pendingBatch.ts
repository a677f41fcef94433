// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';

const labels: PhraseTable = {
  "title": "待处理数据批量操作",
  "description": "对多条待处理数据执行同一操作。",
  "fields": {
    "companyUuid": {
      "title": "企业"
    },
    "action": {
      "title": "操作",
      "choices": {
        "reset": {
          "title": "重置"
        },
        "cancel": {
          "title": "取消"
        },
        "debug": {
          "title": "调试"
        }
      }
    },
    "uuids": {
      "title": "所选数据"
    },
    "filter": {
      "title": "筛选条件",
      "description": "与列表查询的筛选条件一致。",
      "fields": {
        "interfaceUuid": {},
        "interfaceName": {},
        "interfaceType": {},
        "dcCode": {},
        "ownerCode": {},
        "direction": {},
        "entityNo": {},
        "status": {},
        "failureReason": {},
        "errorCode": {},
        "causeKey": {},
        "failureCountFrom": {},
        "failureCountTo": {},
        "firstFailureTimeFrom": {},
        "firstFailureTimeTo": {},
        "createTimeFrom": {},
        "createTimeTo": {},
        "lastRunTimeFrom": {},
        "lastRunTimeTo": {}
      }
    },
    "expectedCount": {
      "title": "预期条数",
      "description": "操作员看到的条数，与实际不符时拒绝执行。"
    },
    "reason": {
      "title": "原因"
    }
  }
};

export default labels;
