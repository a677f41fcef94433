// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';
export const auditEntryLabels: PhraseTable = {
  "title": "审计日志",
  "description": "登录及敏感操作的记录：操作员、来源地址、时间和对象。",
  "fields": {
    "uuid": {
      "title": "UUID"
    },
    "companyUuid": {
      "title": "企业"
    },
    "time": {
      "title": "时间"
    },
    "event": {
      "title": "事件",
      "choices": {
        "signIn": {
          "title": "登录"
        },
        "signOut": {
          "title": "退出登录"
        },
        "operatorChange": {
          "title": "操作员变更"
        },
        "companyChange": {
          "title": "企业变更"
        },
        "securityChange": {
          "title": "密钥与安全配置变更"
        },
        "export": {
          "title": "导出"
        },
        "import": {
          "title": "导入"
        },
        "payloadView": {
          "title": "查看报文"
        },
        "testRequest": {
          "title": "测试请求"
        },
        "backup": {
          "title": "备份"
        },
        "restore": {
          "title": "恢复备份"
        }
      }
    },
    "success": {
      "title": "结果"
    },
    "loginId": {
      "title": "操作员"
    },
    "address": {
      "title": "来源地址"
    },
    "subject": {
      "title": "操作对象"
    },
    "operation": {
      "title": "操作标识"
    },
    "errorCode": {
      "title": "错误码"
    }
  }
};


const labels: PhraseTable = {
  entities: { auditEntry: auditEntryLabels },
  resources: {
  "auditEntry": {
    "title": "审计日志",
    "recordTitle": "审计日志",
    "description": "登录、导出、导入、查看报文、测试请求及操作员和密钥变更的操作员、时间和来源地址都记录在此。登录后即可查看。",
    "groups": {},
    "actions": {}
  }
},
};

export default labels;
