// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';

const labels: PhraseTable = {
  "title": "字段映射行",
  "description": "目标单据的一个字段如何由源单据得到。",
  "fields": {
    "lineNo": {
      "title": "行号"
    },
    "targetField": {
      "title": "目标字段",
      "description": "目标单据中的路径。子表下各行的目标字段以子表的目标字段加 [] 开头：lines[].sku。",
      "placeholder": "code"
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
      "description": "映射行得出目标字段值的方式。",
      "choices": {
        "REGULAR": {
          "title": "常规"
        },
        "CONCATENATE": {
          "title": "拼接",
          "description": "各字段之间的分隔符，例如 - ；留空则直接相连"
        },
        "CONNECT": {
          "title": "连接",
          "description": "列表元素之间的分隔符，例如 , 或 ;"
        },
        "EXTRACT": {
          "title": "截取",
          "description": "起始位置和长度，例如 0,2；负数从末尾数起"
        },
        "DEFAULT_VALUE": {
          "title": "默认值",
          "description": "源字段无值时使用的值，例如 EA"
        },
        "NEGATE": {
          "title": "取反"
        },
        "CUSTOM": {
          "title": "自定义",
          "description": "针对源单据的 JSONata 表达式，例如 qty * price"
        },
        "REPLACE": {
          "title": "替换",
          "description": "查找与替换的文本对：[[\"-\",\"\"]]"
        },
        "CURRENT_TIME": {
          "title": "当前时间",
          "description": "时间格式，例如 yyyy-MM-dd HH:mm:ss"
        },
        "FORMAT_TIME": {
          "title": "时间格式化",
          "description": "由一种时间格式转为另一种：yyyyMMdd=>yyyy-MM-dd"
        },
        "GROUP": {
          "title": "分组",
          "description": "分组依据的字段，以英文逗号分隔：sku,lot"
        },
        "FIXED_VALUE": {
          "title": "固定值",
          "description": "固定值本身，例如 WMS"
        },
        "SUB_TABLE": {
          "title": "子表",
          "description": "元素的别名，例如 item；目标字段以 {{prefix}} 开头的行通过 item.… 取值"
        },
        "SUB_QUERY": {
          "title": "子查询",
          "description": "查询及所取属性，例如 dc.name"
        },
        "POST_CUSTOM": {
          "title": "后置自定义",
          "description": "针对已生成对象的 JSONata 表达式；$target 为整个目标单据，$source 为源单据"
        }
      }
    },
    "sourceField": {
      "title": "源字段",
      "description": "源单据中的路径，多个以英文逗号分隔。子表下的行通过别名读取元素：item.sku。",
      "placeholder": "itemCode"
    },
    "expression": {
      "title": "表达式"
    }
  }
};

export default labels;
