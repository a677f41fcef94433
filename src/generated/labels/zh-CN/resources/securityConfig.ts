// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';
import securityConfigLabels from '../entities/securityConfig.ts';
export const ownAddressLabels: PhraseTable = {
  "title": "本机地址",
  "description": "调用方当前的地址，以及 IP 白名单对它的影响。",
  "fields": {
    "address": {
      "title": "地址"
    },
    "message": {
      "title": "提示"
    }
  }
};


const labels: PhraseTable = {
  entities: { securityConfig: securityConfigLabels, ownAddress: ownAddressLabels },
  resources: {
  "securityConfig": {
    "title": "安全",
    "recordTitle": "安全配置",
    "description": "本企业接口的调用限制和日志留存规则。",
    "groups": {},
    "actions": {},
    "testActions": {
      "ownAddress": {
        "title": "保存不含本机地址的白名单"
      }
    }
  }
},
};

export default labels;
