// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';

const labels: PhraseTable = {
  "title": "认证配置",
  "description": "调用 ERP 或 WMS 时使用的凭据。",
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
    "tokenUrl": {
      "title": "令牌地址",
      "description": "授权服务器获取令牌的地址。",
      "placeholder": "https://login.example.com/oauth2/token"
    },
    "clientAuthentication": {
      "title": "客户端认证方式",
      "description": "向令牌地址提交客户端 ID 和密钥的方式。",
      "choices": {
        "CLIENT_SECRET_BASIC": {
          "title": "HTTP Basic 请求头"
        },
        "CLIENT_SECRET_POST": {
          "title": "请求体"
        }
      }
    },
    "username": {
      "title": "用户名",
      "description": "OAuth 2.0 填写客户端 ID。"
    },
    "password": {
      "title": "密码",
      "description": "OAuth 2.0 填写客户端密钥。"
    },
    "scope": {
      "title": "权限范围",
      "description": "scope，多个以空格分隔；留空则使用授权服务器的默认值。",
      "placeholder": "orders.write stock.read"
    },
    "audience": {
      "title": "受众",
      "description": "audience，授权服务器要求时填写。",
      "placeholder": "https://api.example.com"
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
