// Generated from schemas/ by `npm run generate`: do not edit.

import type { Table } from '../../../../contract/phrases.ts';
import pendingDataLabels from '../entities/pendingData.ts';
import debugRunLabels from '../entities/debugRun.ts';

const labels: Table = {
  entities: { pendingData: pendingDataLabels, debugRun: debugRunLabels },
  resources: {
  "pendingData": {
    "title": "待处理数据",
    "record": "待处理数据",
    "description": "接口尚未处理完成的单据在此排队，包括失败和已阻塞的单据。当前没有待处理的单据。",
    "groups": {},
    "actions": {
      "reset": {
        "title": "重置",
        "consequence": "单据重新排队处理，失败次数清零。"
      },
      "cancel": {
        "title": "取消单据",
        "consequence": "取消后不再处理该单据，之后可以重置。",
        "asks": {
          "title": "取消原因"
        }
      },
      "debug": {
        "title": "调试",
        "consequence": "逐步执行并真实发送该单据，所属接口须处于调试状态。"
      }
    }
  }
},
};

export default labels;
