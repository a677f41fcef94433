// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';

const labels: PhraseTable = {
  "title": "导入",
  "description": "导入的接口均为下线状态。",
  "fields": {
    "companyUuid": {
      "title": "企业"
    },
    "jsonData": {
      "title": "数据",
      "description": "选择、拖入或粘贴由本控制台导出的文件。"
    },
    "policy": {
      "title": "接口已存在时",
      "choices": {
        "fail": {
          "title": "拒绝"
        },
        "skip": {
          "title": "跳过"
        },
        "overwrite": {
          "title": "覆盖"
        }
      }
    },
    "dcCode": {
      "title": "配送中心",
      "description": "接口导入到该配送中心，不选则沿用文件中的配送中心。"
    },
    "ownerCode": {
      "title": "货主",
      "description": "不选则沿用文件中的货主。"
    },
    "erpUuid": {
      "title": "ERP 配置",
      "description": "用于文件中的所有接口。留空时，保留本系统中已存在的引用。"
    },
    "dataSourceUuid": {
      "title": "数据源配置",
      "description": "用于文件中的所有接口。留空时，保留本系统中已存在的引用。"
    },
    "authUuid": {
      "title": "认证配置",
      "description": "用于文件中设置了认证配置的接口。留空时，保留本系统中已存在的引用。"
    },
    "dingDingUuid": {
      "title": "钉钉配置",
      "description": "用于文件中的所有接口。留空时，保留本系统中已存在的引用。"
    },
    "serviceUrl": {
      "title": "服务地址",
      "description": "替换自有接口地址中的协议、主机和端口，路径不变；不填则沿用原地址。",
      "placeholder": "https://wcs.example.com"
    }
  }
};

export default labels;
