// Generated from schemas/ by `npm run generate`: do not edit.

import type { Table } from '../../../../contract/phrases.ts';

const labels: Table = {
  "title": "待处理数据",
  "description": "接口尚未处理完成的单据。",
  "fields": {
    "uuid": {
      "title": "UUID"
    },
    "companyUuid": {
      "title": "企业"
    },
    "dcCode": {
      "title": "配送中心"
    },
    "ownerCode": {
      "title": "货主"
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
    "direction": {
      "title": "方向",
      "choices": {
        "DOWN": {
          "title": "下发"
        },
        "UP": {
          "title": "上传"
        }
      }
    },
    "entityNo": {
      "title": "单据号"
    },
    "status": {
      "title": "状态",
      "choices": {
        "PENDING": {
          "title": "待处理"
        },
        "RUNNING": {
          "title": "处理中"
        },
        "SUCCESS": {
          "title": "成功"
        },
        "FAILED": {
          "title": "失败"
        },
        "BLOCKED": {
          "title": "已阻塞"
        },
        "CANCELLED": {
          "title": "已取消"
        }
      }
    },
    "failureCount": {
      "title": "失败次数"
    },
    "failureReason": {
      "title": "失败原因"
    },
    "errorCode": {
      "title": "错误码"
    },
    "idempotencyKey": {
      "title": "幂等键"
    },
    "arrival": {
      "title": "到达序号",
      "description": "同一单据号的单据按此顺序处理。"
    },
    "createTime": {
      "title": "创建时间"
    },
    "lastRunTime": {
      "title": "上次执行时间"
    },
    "nextRunTime": {
      "title": "下次执行时间"
    },
    "lastAction": {
      "title": "最近操作",
      "fields": {
        "by": {
          "title": "操作员"
        },
        "at": {
          "title": "时间"
        },
        "reason": {
          "title": "原因"
        }
      }
    },
    "data": {
      "title": "单据内容",
      "description": "映射前的原始单据。"
    },
    "version": {
      "title": "版本"
    }
  }
};

export default labels;
