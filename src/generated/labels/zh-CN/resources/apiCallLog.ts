// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';
export const apiCallLogLabels: PhraseTable = {
  "title": "API 调用日志",
  "description": "接口的一次 HTTP 调用。",
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
    "direction": {
      "title": "方向",
      "choices": {
        "IN": {
          "title": "入站"
        },
        "OUT": {
          "title": "出站"
        }
      }
    },
    "time": {
      "title": "时间"
    },
    "elapsedMs": {
      "title": "耗时（毫秒）"
    },
    "method": {
      "title": "请求方法"
    },
    "url": {
      "title": "请求地址"
    },
    "httpStatus": {
      "title": "HTTP 状态码"
    },
    "success": {
      "title": "结果"
    },
    "errorCode": {
      "title": "错误码"
    },
    "message": {
      "title": "消息"
    },
    "requestBody": {
      "title": "请求报文"
    },
    "responseBody": {
      "title": "响应报文"
    }
  }
};


const labels: PhraseTable = {
  entities: { apiCallLog: apiCallLogLabels },
  resources: {
  "apiCallLog": {
    "title": "API 调用日志",
    "recordTitle": "API 调用日志",
    "description": "接口的每次 HTTP 调用及其请求、响应报文都记录在此。接口执行后即可查看。",
    "groups": {},
    "actions": {}
  }
},
};

export default labels;
