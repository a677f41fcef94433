// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';
import exportSelectionLabels from '../entities/exportSelection.ts';
import interfaceLabels from '../entities/interface.ts';

const labels: PhraseTable = {
  entities: { exportSelection: exportSelectionLabels, interface: interfaceLabels },
  tasks: {
  "export": {
    "title": "导出接口",
    "description": "将所选接口导出为一个文件。文件不含密码和密钥。",
    "submit": "导出",
    "groups": {}
  }
},
};

export default labels;
