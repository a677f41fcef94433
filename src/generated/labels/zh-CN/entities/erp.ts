// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '../../../../contract/text/phrases.ts';

const labels: PhraseTable = {
  "title": "ERP 配置",
  "description": "与接口交换单据的 ERP 系统。",
  "fields": {
    "uuid": {
      "title": "UUID"
    },
    "companyUuid": {
      "title": "企业"
    },
    "name": {
      "title": "名称"
    },
    "erpType": {
      "title": "ERP 类型"
    },
    "basePath": {
      "title": "基础路径",
      "description": "该 ERP 各接口路径之前的公共地址。",
      "placeholder": "https://erp.example.com/api"
    },
    "dataSourceUuid": {
      "title": "数据源配置"
    },
    "authUuid": {
      "title": "认证配置"
    },
    "remarks": {
      "title": "备注"
    },
    "extendInfo": {
      "title": "HTTP 扩展参数",
      "description": "调用该 ERP 时随请求头一并发送。",
      "fields": {
        "parameterName": {
          "title": "参数名"
        },
        "parameterValue": {
          "title": "参数值"
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
};

export default labels;
