// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';

const labels: PhraseTable = {
  "title": "会话",
  "description": "操作员登录后的会话信息。",
  "fields": {
    "loginId": {
      "title": "登录名"
    },
    "loginKey": {
      "title": "登录密钥",
      "description": "后续每次调用均在请求头中携带。"
    },
    "companyUuid": {
      "title": "企业"
    },
    "companies": {
      "title": "可用企业",
      "fields": {
        "uuid": {
          "title": "UUID"
        },
        "companyUuid": {
          "title": "企业",
          "description": "与 UUID 相同。"
        },
        "code": {
          "title": "代码"
        },
        "name": {
          "title": "名称"
        },
        "status": {
          "title": "状态",
          "description": "已停用的企业不能打开，其接口均已下线。",
          "choices": {
            "ACTIVE": {
              "title": "已启用"
            },
            "DISABLED": {
              "title": "已停用"
            }
          }
        },
        "sample": {
          "title": "示例数据"
        },
        "demo": {
          "title": "演示",
          "description": "该企业的外部系统均为模拟。"
        },
        "role": {
          "title": "角色",
          "description": "当前操作员的角色；无角色时，控制台提供全部操作。",
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
        "version": {
          "title": "版本"
        },
        "modifiedAt": {
          "title": "最后修改时间"
        }
      }
    }
  }
};

export default labels;
