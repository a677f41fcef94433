// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '../../../../contract/text/phrases.ts';

const labels: PhraseTable = {
  "title": "HTTP 扩展参数",
  "fields": {
    "parameterName": {
      "title": "参数名"
    },
    "parameterValue": {
      "title": "参数值"
    }
  }
};

export default labels;
