// Generated from schemas/ by `npm run generate`: do not edit.

import type { Table } from '../../../../contract/phrases.ts';
import apiCallLogLabels from '../entities/apiCallLog.ts';

const labels: Table = {
  entities: { apiCallLog: apiCallLogLabels },
  resources: {
  "apiCallLog": {
    "title": "API 调用日志",
    "record": "API 调用日志",
    "description": "接口的每次 HTTP 调用及其请求、响应报文都记录在此。接口执行后即可查看。",
    "groups": {},
    "actions": {}
  }
},
};

export default labels;
