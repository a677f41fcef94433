// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';
export const doctorLabels: PhraseTable = {
  "title": "医生",
  "description": "在本诊所坐诊的医生。",
  "fields": {
    "uuid": {
      "title": "UUID"
    },
    "companyUuid": {
      "title": "企业"
    },
    "name": {
      "title": "姓名"
    },
    "specialty": {
      "title": "专科",
      "choices": {
        "GENERAL": {
          "title": "全科"
        },
        "PEDIATRICS": {
          "title": "儿科"
        },
        "DERMATOLOGY": {
          "title": "皮肤科"
        },
        "SURGERY": {
          "title": "外科"
        }
      }
    },
    "email": {
      "title": "邮箱"
    },
    "phone": {
      "title": "电话"
    },
    "version": {
      "title": "版本"
    }
  }
};


const labels: PhraseTable = {
  entities: { doctor: doctorLabels },
  resources: {
  "doctor": {
    "title": "医生",
    "recordTitle": "医生",
    "description": "在本诊所坐诊的医生。",
    "groups": {},
    "actions": {}
  }
},
};

export default labels;
