// Generated from schemas/ by `npm run generate`: do not edit.

import type { Task } from '#contract/model/task.ts';

const task: Task = {
  "name": "password",
  "entity": "passwordChange",
  "operation": "account.changePassword",
  "hide": [],
  "groups": [],
  "targetEntity": "passwordOwner",
  "onSuccess": "show",
  "result": {
    "entity": "passwordOwner",
    "fields": {
      "loginId": {
        "type": "string",
        "maxLength": 60
      }
    }
  },
  "successMessage": "message.modificationSuccessful"
};

export default task;
