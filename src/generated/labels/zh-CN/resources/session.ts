// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';
export const loginSessionLabels: PhraseTable = {
  "title": "登录会话",
  "description": "尚未结束的一次登录。",
  "fields": {
    "uuid": {
      "title": "UUID"
    },
    "companyUuid": {
      "title": "企业"
    },
    "loginId": {
      "title": "登录名"
    },
    "address": {
      "title": "地址",
      "description": "登录时浏览器的地址。"
    },
    "startedAt": {
      "title": "登录时间"
    },
    "expiresAt": {
      "title": "到期时间",
      "description": "继续使用控制台会延长会话。"
    }
  }
};


const labels: PhraseTable = {
  entities: { loginSession: loginSessionLabels },
  resources: {
  "session": {
    "title": "登录会话",
    "recordTitle": "登录会话",
    "description": "当前的登录会话。管理员可查看本企业的全部会话，其他人只能查看自己的会话。",
    "groups": {},
    "actions": {
      "end": {
        "title": "结束会话",
        "titleWithName": "结束{{name}}的会话",
        "confirmMessage": "该操作员需要重新登录。"
      }
    }
  }
},
};

export default labels;
