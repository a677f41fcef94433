// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';
export const interfaceLogLabels: PhraseTable = {
  "title": "接口日志",
  "description": "接口的执行记录。",
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
    "level": {
      "title": "级别",
      "choices": {
        "DEBUG": {
          "title": "调试"
        },
        "INFO": {
          "title": "信息"
        },
        "WARN": {
          "title": "警告"
        },
        "ERROR": {
          "title": "错误"
        }
      }
    },
    "type": {
      "title": "类型",
      "choices": {
        "RECEIVE": {
          "title": "接收"
        },
        "MAPPING": {
          "title": "映射"
        },
        "SEND": {
          "title": "发送"
        },
        "SCHEDULE": {
          "title": "调度"
        },
        "SYSTEM": {
          "title": "系统"
        }
      }
    },
    "time": {
      "title": "时间"
    },
    "elapsedMs": {
      "title": "耗时（毫秒）"
    },
    "entity": {
      "title": "单据号",
      "description": "所处理单据的标识。"
    },
    "details": {
      "title": "详情"
    },
    "data": {
      "title": "报文"
    }
  }
};


const labels: PhraseTable = {
  entities: { interfaceLog: interfaceLogLabels },
  resources: {
  "interfaceLog": {
    "title": "接口日志",
    "recordTitle": "接口日志",
    "description": "接口每次接收、映射和发送数据的过程都记录在此。接口执行后即可查看。",
    "groups": {},
    "actions": {}
  }
},
};

export default labels;
