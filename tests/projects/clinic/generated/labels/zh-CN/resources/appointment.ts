// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';
export const appointmentLabels: PhraseTable = {
  "title": "预约",
  "description": "患者在约定时间就诊。",
  "fields": {
    "uuid": {
      "title": "UUID"
    },
    "companyUuid": {
      "title": "企业"
    },
    "number": {
      "title": "预约号"
    },
    "patientUuid": {
      "title": "患者"
    },
    "doctorUuid": {
      "title": "医生"
    },
    "roomUuid": {
      "title": "诊室"
    },
    "startsAt": {
      "title": "开始时间"
    },
    "kind": {
      "title": "类型",
      "choices": {
        "CONSULTATION": {
          "title": "门诊"
        },
        "CHECKUP": {
          "title": "体检"
        },
        "SURGERY": {
          "title": "小手术"
        }
      }
    },
    "minutes": {
      "title": "时长（分钟）",
      "description": "小手术至少 45 分钟。"
    },
    "notes": {
      "title": "备注"
    },
    "state": {
      "title": "状态",
      "choices": {
        "BOOKED": {
          "title": "已预约"
        },
        "ARRIVED": {
          "title": "已到诊"
        },
        "DONE": {
          "title": "已完成"
        },
        "CANCELLED": {
          "title": "已取消"
        }
      }
    },
    "version": {
      "title": "版本"
    }
  }
};


const labels: PhraseTable = {
  entities: { appointment: appointmentLabels },
  resources: {
  "appointment": {
    "title": "预约",
    "recordTitle": "预约",
    "description": "患者在约定时间就诊。",
    "groups": {},
    "actions": {
      "arrive": {
        "title": "签到",
        "confirmMessage": "患者已到诊所。"
      },
      "finish": {
        "title": "完成",
        "confirmMessage": "医生已完成接诊。"
      },
      "cancel": {
        "title": "取消预约",
        "confirmMessage": "时间将重新空出，取消后不能恢复。"
      }
    }
  }
},
};

export default labels;
