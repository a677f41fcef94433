// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';
export const roomLabels: PhraseTable = {
  "title": "诊室",
  "description": "医生接诊的房间。",
  "fields": {
    "uuid": {
      "title": "UUID"
    },
    "companyUuid": {
      "title": "企业"
    },
    "name": {
      "title": "名称"
    },
    "floor": {
      "title": "楼层"
    },
    "equipment": {
      "title": "设备"
    },
    "state": {
      "title": "状态",
      "choices": {
        "OPEN": {
          "title": "开放"
        },
        "CLOSED": {
          "title": "关闭"
        }
      }
    },
    "version": {
      "title": "版本"
    }
  }
};


const labels: PhraseTable = {
  entities: { room: roomLabels },
  resources: {
  "room": {
    "title": "诊室",
    "recordTitle": "诊室",
    "description": "医生接诊的房间。",
    "groups": {},
    "actions": {
      "close": {
        "title": "关闭",
        "confirmMessage": "在重新开放前，该诊室停止使用。"
      },
      "reopen": {
        "title": "重新开放",
        "confirmMessage": "该诊室恢复使用。"
      }
    }
  }
},
};

export default labels;
