// Generated from schemas/ by `npm run generate`: do not edit.

import type { Table } from '../../../../contract/phrases.ts';

const labels: Table = {
  "title": "导入",
  "description": "导入的接口均为下线状态。",
  "fields": {
    "companyUuid": {
      "title": "企业"
    },
    "dcCode": {
      "title": "配送中心"
    },
    "ownerCode": {
      "title": "货主"
    },
    "erpUuid": {
      "title": "ERP 配置"
    },
    "dingDingUuid": {
      "title": "钉钉配置"
    },
    "serviceUrl": {
      "title": "服务地址"
    },
    "policy": {
      "title": "接口已存在时",
      "choices": {
        "fail": {
          "title": "拒绝导入"
        },
        "skip": {
          "title": "跳过"
        },
        "overwrite": {
          "title": "覆盖"
        }
      }
    },
    "jsonData": {
      "title": "数据",
      "description": "本控制台导出的文件内容。"
    }
  }
};

export default labels;
