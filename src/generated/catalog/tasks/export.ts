// Generated from schemas/ by `npm run generate`: do not edit.

import type { Task } from '#contract/model/task.ts';

const task: Task = {
  "name": "export",
  "entity": "exportSelection",
  "operation": "interfaceConfig.export",
  "bodyProperty": "uuids",
  "hide": [],
  "groups": [],
  "selection": {
    "property": "uuids",
    "resource": "interface"
  },
  "targetEntity": "interface",
  "onSuccess": "download",
  "successMessage": "message.exportSuccessful",
  "failureMessage": "message.exportFailed"
};

export default task;
