// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';
import passwordChangeLabels from '../entities/passwordChange.ts';
import passwordOwnerLabels from '../entities/passwordOwner.ts';

const labels: PhraseTable = {
  entities: { passwordChange: passwordChangeLabels, passwordOwner: passwordOwnerLabels },
  tasks: {
  "password": {
    "title": "我的密码",
    "description": "修改密码后，您的全部会话立即结束，请用新密码重新登录。",
    "submit": "修改密码",
    "groups": {}
  }
},
};

export default labels;
