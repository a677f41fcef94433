// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '../../../../contract/text/phrases.ts';

const labels: PhraseTable = {
  "title": "字段映射行",
  "description": "目标单据的一个字段如何由源单据得到。",
  "fields": {
    "lineNo": {
      "title": "行号"
    },
    "targetField": {
      "title": "目标字段",
      "placeholder": "lines[].sku"
    },
    "type": {
      "title": "类型",
      "choices": {
        "STRING": {
          "title": "字符串"
        },
        "NUMERIC": {
          "title": "数值"
        },
        "INTEGER": {
          "title": "整数（INTEGER）"
        },
        "INT": {
          "title": "整数（INT）"
        },
        "LONG": {
          "title": "长整数"
        },
        "BOOLEAN": {
          "title": "布尔"
        },
        "DATE": {
          "title": "日期"
        },
        "ARRAY": {
          "title": "数组"
        },
        "OBJECT": {
          "title": "对象"
        }
      }
    },
    "description": {
      "title": "描述"
    },
    "functionType": {
      "title": "函数类型",
      "choices": {
        "REGULAR": {
          "title": "常规"
        },
        "CONCATENATE": {
          "title": "拼接"
        },
        "CONNECT": {
          "title": "连接"
        },
        "EXTRACT": {
          "title": "截取"
        },
        "DEFAULT_VALUE": {
          "title": "默认值"
        },
        "NEGATE": {
          "title": "取反"
        },
        "CUSTOM": {
          "title": "自定义"
        },
        "REPLACE": {
          "title": "替换"
        },
        "CURRENT_TIME": {
          "title": "当前时间"
        },
        "FORMAT_TIME": {
          "title": "时间格式化"
        },
        "GROUP": {
          "title": "分组"
        },
        "FIXED_VALUE": {
          "title": "固定值"
        },
        "SUB_TABLE": {
          "title": "子表"
        },
        "SUB_QUERY": {
          "title": "子查询"
        },
        "POST_CUSTOM": {
          "title": "后置自定义"
        }
      }
    },
    "sourceField": {
      "title": "源字段",
      "description": "源单据中的路径，多个以英文逗号分隔。",
      "placeholder": "lines[].sku"
    },
    "expression": {
      "title": "表达式"
    }
  }
};

export default labels;
