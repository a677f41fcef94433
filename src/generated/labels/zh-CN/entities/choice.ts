// Generated from schemas/ by `npm run generate`: do not edit.

import type { Table } from '../../../../contract/phrases.ts';

const labels: Table = {
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
