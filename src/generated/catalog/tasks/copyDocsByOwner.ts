// Generated from schemas/ by `npm run generate`: do not edit.

import type { Task } from '#contract/model/task.ts';

const task: Task = {
  "name": "copyDocsByOwner",
  "entity": "copyDocsByOwner",
  "operation": "interfaceConfig.copyowner",
  "plan": "interfaceConfig.copyPlan",
  "hide": [],
  "groups": [],
  "targetEntity": "interface",
  "onSuccess": "show",
  "result": {
    "entity": "importResult",
    "fields": {
      "created": {
        "type": "integer"
      },
      "updated": {
        "type": "integer"
      },
      "unchanged": {
        "type": "integer"
      },
      "skipped": {
        "type": "array",
        "fields": {
          "naturalKey": {
            "type": "string",
            "maxLength": 200
          },
          "reason": {
            "type": "string",
            "maxLength": 500
          }
        }
      }
    }
  },
  "successMessage": "message.copySuccessful"
};

export default task;
