// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';

const labels: PhraseTable = {
  "title": "选项",
  "description": "服务提供的可选值，名称按请求语言返回。",
  "fields": {
    "code": {
      "title": "代码"
    },
    "name": {
      "title": "名称"
    }
  }
};

export default labels;
