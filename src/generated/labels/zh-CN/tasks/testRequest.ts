// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';
import testRequestLabels from '../entities/testRequest.ts';
import interfaceLabels from '../entities/interface.ts';
import testResponseLabels from '../entities/testResponse.ts';

const labels: PhraseTable = {
  entities: { testRequest: testRequestLabels, interface: interfaceLabels, testResponse: testResponseLabels },
  tasks: {
  "testRequest": {
    "title": "测试请求",
    "description": "按接口的方式向指定地址发送一次请求。",
    "submit": "发送",
    "groups": {}
  }
},
};

export default labels;
