// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';

const labels: PhraseTable = {
  "title": "日结配置",
  "description": "每天对反复失败的待处理数据的处理方式。",
  "fields": {
    "uuid": {
      "title": "UUID"
    },
    "configUuid": {
      "title": "配置 UUID",
      "description": "与 UUID 相同，日结相关调用使用此名称。"
    },
    "companyUuid": {
      "title": "企业"
    },
    "configType": {
      "title": "配置类型",
      "choices": {
        "ERP": {
          "title": "ERP 接口"
        },
        "WCS": {
          "title": "WCS 接口"
        }
      }
    },
    "interfaceRange": {
      "title": "接口范围",
      "choices": {
        "ALL": {
          "title": "全部接口"
        },
        "SELECTED": {
          "title": "指定接口"
        }
      }
    },
    "interfaceUuids": {
      "title": "指定接口"
    },
    "settlementTime": {
      "title": "日结时间",
      "description": "每天执行，以配送中心所在时区为准。"
    },
    "failureCountStart": {
      "title": "失败次数起始值",
      "description": "失败次数达到该值的待处理数据才参与日结。"
    },
    "pendingReset": {
      "title": "重置待处理数据"
    },
    "resetDayRange": {
      "title": "重置天数范围",
      "description": "不超过该天数的数据将被重置并重新处理。"
    },
    "pendingCancel": {
      "title": "取消待处理数据"
    },
    "cancelDayRange": {
      "title": "取消天数范围",
      "description": "达到该天数的数据将被取消。"
    },
    "status": {
      "title": "状态",
      "choices": {
        "OFFLINE": {
          "title": "已下线"
        },
        "ONLINE": {
          "title": "已上线"
        }
      }
    },
    "language": {
      "title": "语言",
      "description": "已不再使用。早期版本以此语言记录原因，现在按读者的语言显示。"
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
