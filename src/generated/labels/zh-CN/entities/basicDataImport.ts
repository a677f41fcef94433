// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';

const labels: PhraseTable = {
  "title": "导入基础资料",
  "description": "CSV 文件中的记录：代码已存在的更新，不存在的新建。",
  "fields": {
    "companyUuid": {
      "title": "企业"
    },
    "kind": {
      "title": "资料类型",
      "choices": {
        "dc": {
          "title": "配送中心"
        },
        "owner": {
          "title": "货主"
        },
        "carrier": {
          "title": "承运商"
        }
      }
    },
    "csv": {
      "title": "CSV 文件",
      "description": "首行为表头：code、name、timeZone、disabled，或对应的字段名称。列表导出的 CSV 可直接导入。文件中没有的列保留原值。"
    }
  }
};

export default labels;
