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
          "title": "使用中"
        },
        "CLOSED": {
          "title": "已停用"
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
        "title": "停用诊室",
        "confirmMessage": "恢复使用前，该诊室不再接诊。"
      },
      "reopen": {
        "title": "恢复使用",
        "confirmMessage": "该诊室可以重新接诊。"
      }
    }
  }
},
};

export default labels;
