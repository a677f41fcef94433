// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';
export const patientLabels: PhraseTable = {
  "title": "患者",
  "description": "来诊所就诊的人。",
  "fields": {
    "uuid": {
      "title": "UUID"
    },
    "companyUuid": {
      "title": "企业"
    },
    "number": {
      "title": "病历号"
    },
    "name": {
      "title": "姓名"
    },
    "birthDate": {
      "title": "出生日期"
    },
    "sex": {
      "title": "性别",
      "choices": {
        "FEMALE": {
          "title": "女"
        },
        "MALE": {
          "title": "男"
        },
        "OTHER": {
          "title": "其他"
        }
      }
    },
    "phone": {
      "title": "电话"
    },
    "email": {
      "title": "邮箱"
    },
    "allergies": {
      "title": "过敏史"
    },
    "version": {
      "title": "版本"
    }
  }
};


const labels: PhraseTable = {
  entities: { patient: patientLabels },
  resources: {
  "patient": {
    "title": "患者",
    "recordTitle": "患者",
    "description": "来诊所就诊的人。",
    "groups": {},
    "actions": {}
  }
},
};

export default labels;
