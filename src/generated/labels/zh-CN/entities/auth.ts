// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '../../../../contract/text/phrases.ts';

const labels: PhraseTable = {
  "title": "认证配置",
  "description": "ERP 接口调用时使用的登录凭据。",
  "fields": {
    "uuid": {
      "title": "UUID"
    },
    "companyUuid": {
      "title": "企业"
    },
    "name": {
      "title": "名称",
      "description": "选择认证配置时显示的名称。"
    },
    "authType": {
      "title": "认证类型",
      "choices": {
        "BASIC": {
          "title": "HTTP Basic 认证"
        },
        "DIGEST": {
          "title": "HTTP Digest 认证"
        },
        "OAUTH2": {
          "title": "OAuth 2.0 客户端凭据"
        }
      }
    },
    "username": {
      "title": "用户名"
    },
    "password": {
      "title": "密码"
    },
    "remarks": {
      "title": "备注"
    },
    "version": {
      "title": "版本"
    },
    "modifiedAt": {
      "title": "最后修改时间"
    }
  }
};

export default labels;
