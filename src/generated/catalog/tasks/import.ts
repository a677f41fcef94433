// Generated from schemas/ by `npm run generate`: do not edit.

import type { Task } from '#contract/model/task.ts';

const task: Task = {
  "name": "import",
  "entity": "importForm",
  "operation": "interfaceConfig.import",
  "plan": "interfaceConfig.importPlan",
  "bodyProperty": "jsonData",
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
  "successMessage": "message.importSuccessful"
};

export default task;
