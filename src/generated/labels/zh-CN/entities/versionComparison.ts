// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';

const labels: PhraseTable = {
  "title": "版本比较",
  "description": "同一配置记录两个版本之间的差异。",
  "fields": {
    "changes": {
      "title": "变更内容",
      "description": "列表只列出有差异的行。",
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
    },
    "version": {
      "title": "当前版本",
      "description": "当前记录的版本号，用于 configurationLog.restoreVersion。"
    },
    "problem": {
      "title": "障碍",
      "description": "当前不能恢复该版本的原因。"
    }
  }
};

export default labels;
