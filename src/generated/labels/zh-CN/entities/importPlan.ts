// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';

const labels: PhraseTable = {
  "title": "导入预览",
  "description": "导入将产生的变更。",
  "fields": {
    "planHash": {
      "title": "预览校验码",
      "description": "导入时携带；如数据已变化，则拒绝导入。"
    },
    "items": {
      "title": "记录",
      "fields": {
        "naturalKey": {
          "title": "记录",
          "description": "接口的适用范围、货主和名称；基础资料的代码和名称。"
        },
        "change": {
          "title": "变更",
          "choices": {
            "CREATE": {
              "title": "新建"
            },
            "UPDATE": {
              "title": "更新"
            },
            "SAME": {
              "title": "无变化"
            },
            "CONFLICT": {
              "title": "冲突"
            }
          }
        },
        "fieldDiffs": {
          "title": "字段差异",
          "fields": {
            "field": {
              "title": "字段"
            },
            "before": {
              "title": "变更前"
            },
            "after": {
              "title": "变更后"
            }
          }
        }
      }
    },
    "unresolved": {
      "title": "未匹配的引用",
      "fields": {
        "kind": {
          "title": "引用类型",
          "choices": {
            "erp": {
              "title": "ERP 配置"
            },
            "dingDing": {
              "title": "钉钉配置"
            },
            "dataSource": {
              "title": "数据源配置"
            },
            "auth": {
              "title": "认证配置"
            }
          }
        },
        "uuid": {
          "title": "UUID"
        },
        "name": {
          "title": "名称"
        }
      }
    },
    "issues": {
      "title": "问题",
      "fields": {
        "field": {
          "title": "字段"
        },
        "message": {
          "title": "信息"
        }
      }
    },
    "warnings": {
      "title": "提醒",
      "description": "对调用方的影响，不妨碍导入。",
      "fields": {
        "message": {
          "title": "信息"
        }
      }
    }
  }
};

export default labels;
