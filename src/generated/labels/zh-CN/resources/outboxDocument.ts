// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';
export const outboxDocumentLabels: PhraseTable = {
  "title": "发件箱单据",
  "description": "映射完成但没有配置接收地址的单据，保存在此供查看。",
  "fields": {
    "uuid": {
      "title": "UUID"
    },
    "companyUuid": {
      "title": "企业"
    },
    "interfaceUuid": {
      "title": "接口"
    },
    "interfaceName": {
      "title": "接口名称"
    },
    "interfaceType": {
      "title": "接口类型",
      "choices": {
        "ERP_DOWN": {
          "title": "ERP 下发接口"
        },
        "ERP_UP": {
          "title": "ERP 上传接口"
        },
        "WCS_DOWN": {
          "title": "WCS 下发接口"
        },
        "WCS_UP": {
          "title": "WCS 上传接口"
        }
      }
    },
    "dcCode": {
      "title": "配送中心"
    },
    "entityNo": {
      "title": "单据号"
    },
    "idempotencyKey": {
      "title": "幂等键"
    },
    "time": {
      "title": "时间"
    },
    "data": {
      "title": "映射结果"
    }
  }
};


const labels: PhraseTable = {
  entities: { outboxDocument: outboxDocumentLabels },
  resources: {
  "outboxDocument": {
    "title": "发件箱单据",
    "recordTitle": "发件箱单据",
    "description": "全局配置未填写 WMS 基础路径时，映射后的单据保存在此。",
    "groups": {},
    "actions": {}
  }
},
};

export default labels;
