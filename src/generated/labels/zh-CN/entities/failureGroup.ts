// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';

const labels: PhraseTable = {
  "title": "同一原因的失败",
  "description": "接口中原因相同的失败和已阻塞单据。",
  "fields": {
    "causeKey": {
      "title": "失败原因标识",
      "description": "服务开始汇总之前失败的单据和其余原因的汇总组为空。"
    },
    "errorCode": {
      "title": "错误码"
    },
    "cause": {
      "title": "原因",
      "description": "失败原因，各单据不同的值以 … 表示。"
    },
    "count": {
      "title": "单据数"
    },
    "blockedCount": {
      "title": "已阻塞",
      "description": "须重置后才会重试的单据。"
    },
    "firstTime": {
      "title": "首次失败"
    },
    "lastTime": {
      "title": "最近失败"
    },
    "sampleUuid": {
      "title": "最近一条单据"
    },
    "sampleEntityNo": {
      "title": "最近单据号"
    },
    "sampleReason": {
      "title": "最近失败原因"
    },
    "mappingLine": {
      "title": "映射行"
    }
  }
};

export default labels;
