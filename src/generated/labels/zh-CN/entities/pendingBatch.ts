// Generated from schemas/ by `npm run generate`: do not edit.

import type { Table } from '../../../../contract/phrases.ts';

const labels: Table = {
  "title": "待处理数据批量操作",
  "description": "对多条待处理数据执行同一操作。",
  "fields": {
    "action": {
      "title": "操作",
      "choices": {
        "reset": {
          "title": "重置"
        },
        "cancel": {
          "title": "取消"
        },
        "debug": {
          "title": "调试"
        }
      }
    },
    "uuids": {
      "title": "所选数据"
    },
    "filter": {
      "title": "筛选条件",
      "fields": {
        "interfaceUuid": {
          "title": "接口"
        },
        "interfaceName": {
          "title": "接口名称"
        },
        "dcCode": {
          "title": "配送中心"
        },
        "ownerCode": {
          "title": "货主"
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
        }
      }
    },
    "expectedCount": {
      "title": "预期条数",
      "description": "操作员看到的条数，与实际不符时拒绝执行。"
    },
    "reason": {
      "title": "原因"
    }
  }
};

export default labels;
