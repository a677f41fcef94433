// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';
export const visitLabels: PhraseTable = {
  "title": "就诊",
  "fields": {
    "id": {
      "title": "编号"
    },
    "name": {
      "title": "就诊原因"
    },
    "animalId": {
      "title": "宠物"
    },
    "note": {
      "title": "备注"
    },
    "status": {
      "title": "状态",
      "choices": {
        "PLANNED": {
          "title": "已预约"
        },
        "DONE": {
          "title": "已完成"
        },
        "CANCELLED": {
          "title": "已取消"
        }
      }
    }
  }
};


const labels: PhraseTable = {
  entities: { visit: visitLabels },
  resources: {
  "visit": {
    "title": "就诊",
    "recordTitle": "就诊",
    "groups": {},
    "actions": {
      "finish": {
        "title": "完成",
        "confirmMessage": "该就诊将标记为已完成。"
      },
      "cancel": {
        "title": "取消就诊",
        "confirmMessage": "该就诊将被取消。"
      },
      "plan": {
        "title": "重新预约",
        "confirmMessage": "该就诊将恢复为已预约。"
      }
    }
  }
},
};

export default labels;
