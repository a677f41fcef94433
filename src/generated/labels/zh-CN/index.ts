// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';

const labels: PhraseTable = { product: {
  "title": "接口集成控制台"
}, screens: {
  "health": {
    "title": "运行概况",
    "shortTitle": "运行概况",
    "tabs": {
      "overview": {
        "title": "运行概况"
      },
      "pendingData": {
        "title": "待处理数据"
      },
      "interfaceLog": {
        "title": "接口日志"
      }
    }
  },
  "erpdown": {
    "title": "ERP 下发接口",
    "shortTitle": "ERP 下发",
    "tabs": {
      "erpdown": {
        "title": "接口"
      },
      "pendingData": {
        "title": "待处理数据"
      },
      "outboxDocument": {
        "title": "发件箱单据"
      },
      "interfaceLog": {
        "title": "接口日志"
      },
      "apiCallLog": {
        "title": "API 调用日志"
      },
      "debugging": {
        "title": "接口调试"
      }
    }
  },
  "erpup": {
    "title": "ERP 上传接口",
    "shortTitle": "ERP 上传",
    "tabs": {
      "erpup": {
        "title": "接口"
      },
      "pendingData": {
        "title": "待处理数据"
      },
      "interfaceLog": {
        "title": "接口日志"
      },
      "apiCallLog": {
        "title": "API 调用日志"
      },
      "debugging": {
        "title": "接口调试"
      }
    }
  },
  "wcsdown": {
    "title": "WCS 下发接口",
    "shortTitle": "WCS 下发",
    "tabs": {
      "wcsdown": {
        "title": "接口"
      },
      "pendingData": {
        "title": "待处理数据"
      },
      "interfaceLog": {
        "title": "接口日志"
      },
      "apiCallLog": {
        "title": "API 调用日志"
      },
      "debugging": {
        "title": "接口调试"
      }
    }
  },
  "wcsup": {
    "title": "WCS 上传接口",
    "shortTitle": "WCS 上传",
    "tabs": {
      "wcsup": {
        "title": "接口"
      },
      "pendingData": {
        "title": "待处理数据"
      },
      "outboxDocument": {
        "title": "发件箱单据"
      },
      "interfaceLog": {
        "title": "接口日志"
      },
      "apiCallLog": {
        "title": "API 调用日志"
      },
      "debugging": {
        "title": "接口调试"
      }
    }
  },
  "docs": {
    "title": "接口文档",
    "shortTitle": "接口文档",
    "tabs": {
      "1": {
        "title": "文档列表"
      },
      "2": {
        "title": "日志"
      },
      "3": {
        "title": "测试请求"
      },
      "4": {
        "title": "响应"
      },
      "5": {
        "title": "参考手册"
      }
    }
  },
  "config": {
    "title": "配置",
    "shortTitle": "配置",
    "tabs": {
      "dailySettlement": {
        "title": "日结"
      },
      "security": {
        "title": "安全"
      },
      "erp": {
        "title": "ERP"
      },
      "dataSource": {
        "title": "数据源"
      },
      "auth": {
        "title": "认证"
      },
      "menu": {
        "title": "菜单"
      },
      "global": {
        "title": "全局配置"
      },
      "configurationLog": {
        "title": "配置日志"
      },
      "dailySettlementLog": {
        "title": "日结日志"
      }
    }
  },
  "basic": {
    "title": "基础资料",
    "shortTitle": "基础资料",
    "tabs": {
      "dc": {
        "title": "配送中心"
      },
      "owner": {
        "title": "货主"
      },
      "carrier": {
        "title": "承运商"
      },
      "company": {
        "title": "企业"
      },
      "import": {
        "title": "导入"
      }
    }
  },
  "notify": {
    "title": "通知",
    "shortTitle": "通知",
    "tabs": {
      "robots": {
        "title": "钉钉机器人"
      },
      "rules": {
        "title": "告警规则"
      },
      "deliveries": {
        "title": "发送记录"
      }
    }
  },
  "exportAndImport": {
    "title": "接口平台导入/导出",
    "shortTitle": "导入与导出",
    "tabs": {
      "export": {
        "title": "导出"
      },
      "import": {
        "title": "导入"
      },
      "copyByDc": {
        "title": "按配送中心复制"
      },
      "copyByOwner": {
        "title": "按货主复制"
      },
      "copyDocsByOwner": {
        "title": "按货主和 ERP 复制"
      },
      "copyByCarrier": {
        "title": "按承运商复制"
      }
    }
  },
  "access": {
    "title": "访问管理",
    "shortTitle": "访问管理",
    "tabs": {
      "operators": {
        "title": "操作员"
      },
      "sessions": {
        "title": "登录会话"
      },
      "partnerKey": {
        "title": "API 密钥"
      },
      "auditLog": {
        "title": "审计日志"
      },
      "password": {
        "title": "我的密码"
      }
    }
  }
} };

export default labels;
