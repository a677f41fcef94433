// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';

const labels: PhraseTable = {
  "title": "运行概况查询",
  "description": "运行概况的查询条件。",
  "fields": {
    "companyUuid": {
      "title": "企业"
    },
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
    "uuids": {
      "title": "接口",
      "description": "仅统计这些接口。"
    }
  }
};

export default labels;
