// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';
export const companyOperatorLabels: PhraseTable = {
  "title": "操作员",
  "description": "登录控制台的人员。",
  "fields": {
    "uuid": {
      "title": "UUID"
    },
    "companyUuid": {
      "title": "企业"
    },
    "loginId": {
      "title": "登录名",
      "description": "保存后不能修改。"
    },
    "role": {
      "title": "角色",
      "description": "每个角色都包含排在其前面的角色的权限。",
      "choices": {
        "viewer": {
          "title": "查看者"
        },
        "operator": {
          "title": "操作员"
        },
        "engineer": {
          "title": "工程师"
        },
        "administrator": {
          "title": "管理员"
        }
      }
    },
    "status": {
      "title": "状态",
      "choices": {
        "INVITED": {
          "title": "已邀请"
        },
        "ACTIVE": {
          "title": "已启用"
        },
        "DISABLED": {
          "title": "已停用"
        }
      }
    }
  }
};

export const signInLinkLabels: PhraseTable = {
  "title": "登录链接",
  "description": "操作员可凭此链接登录一次。",
  "fields": {
    "loginId": {
      "title": "登录名"
    },
    "link": {
      "title": "登录链接",
      "description": "请发给操作员。链接仅可使用一次，且不会再次显示。"
    },
    "expiresAt": {
      "title": "有效期至"
    }
  }
};


const labels: PhraseTable = {
  entities: { companyOperator: companyOperatorLabels, signInLink: signInLinkLabels },
  resources: {
  "operator": {
    "title": "操作员",
    "recordTitle": "操作员",
    "description": "邀请操作员并指定角色，再向其发送登录链接。",
    "groups": {},
    "actions": {
      "resetPassword": {
        "title": "新登录链接",
        "titleWithName": "为{{name}}生成新登录链接",
        "confirmMessage": "密码和全部会话立即失效，操作员通过该链接设置新密码。"
      },
      "disable": {
        "title": "停用",
        "titleWithName": "停用{{name}}",
        "confirmMessage": "该操作员的全部会话立即结束，且不能再登录本企业。"
      },
      "enable": {
        "title": "启用",
        "titleWithName": "启用{{name}}",
        "confirmMessage": "该操作员可以重新登录。"
      }
    }
  }
},
};

export default labels;
