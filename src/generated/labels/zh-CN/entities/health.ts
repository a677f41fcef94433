// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';

const labels: PhraseTable = {
  "title": "运行概况",
  "description": "接口当前及近期的运行情况。",
  "fields": {
    "window": {
      "title": "时间范围",
      "choices": {
        "HOUR": {
          "title": "1 小时"
        },
        "DAY": {
          "title": "24 小时"
        },
        "WEEK": {
          "title": "7 天"
        }
      }
    },
    "at": {
      "title": "统计时间"
    },
    "since": {
      "title": "起始时间",
      "description": "各序列第一段的起始时间。"
    },
    "bucketSeconds": {
      "title": "每段秒数",
      "description": "序列中每一段的时长。"
    },
    "interfaceCount": {
      "title": "接口数"
    },
    "received": {
      "title": "接收"
    },
    "delivered": {
      "title": "成功"
    },
    "failed": {
      "title": "失败次数"
    },
    "averageElapsedMs": {
      "title": "平均耗时（毫秒）"
    },
    "pendingCount": {
      "title": "待处理"
    },
    "blockedCount": {
      "title": "已阻塞"
    },
    "oldestPending": {
      "title": "最早待处理"
    },
    "series": {
      "title": "趋势",
      "fields": {
        "received": {
          "title": "接收"
        },
        "delivered": {
          "title": "成功"
        },
        "failed": {
          "title": "失败"
        }
      }
    },
    "findings": {
      "title": "需要关注",
      "fields": {
        "kind": {
          "title": "类型",
          "choices": {
            "STALLED": {
              "title": "队列停止处理"
            },
            "OFFLINE": {
              "title": "已下线但有待处理数据"
            },
            "SUSPENDED": {
              "title": "已挂起但有待处理数据"
            },
            "RECEIVER_DOWN": {
              "title": "接收方不可用"
            },
            "PULL_FAILED": {
              "title": "单据拉取失败"
            },
            "ALARM_FAILED": {
              "title": "告警发送失败"
            },
            "BLOCKED": {
              "title": "单据已阻塞"
            },
            "FAILING": {
              "title": "持续失败"
            },
            "SILENT": {
              "title": "长时间未收到数据"
            }
          }
        },
        "message": {
          "title": "说明"
        },
        "since": {
          "title": "开始时间"
        },
        "uuid": {
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
        }
      }
    },
    "interfaces": {
      "title": "接口",
      "fields": {
        "uuid": {
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
        "status": {
          "title": "状态",
          "choices": {
            "OFFLINE": {
              "title": "已下线"
            },
            "ONLINE": {
              "title": "已上线"
            },
            "SUSPENDED": {
              "title": "已挂起"
            }
          }
        },
        "pendingCount": {
          "title": "待处理"
        },
        "blockedCount": {
          "title": "已阻塞"
        },
        "oldestPending": {
          "title": "最早待处理"
        },
        "received": {
          "title": "接收"
        },
        "delivered": {
          "title": "成功"
        },
        "failed": {
          "title": "失败次数"
        },
        "failureReason": {
          "title": "失败原因"
        },
        "pullFailedSince": {
          "title": "拉取失败起始时间"
        },
        "pullFailureReason": {
          "title": "拉取失败原因"
        },
        "receiverDownSince": {
          "title": "接收方不可用起始时间"
        },
        "series": {
          "title": "趋势",
          "fields": {
            "received": {
              "title": "接收"
            },
            "delivered": {
              "title": "成功"
            },
            "failed": {
              "title": "失败"
            }
          }
        }
      }
    }
  }
};

export default labels;
