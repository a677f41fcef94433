// Generated from schemas/ by `npm run generate`: do not edit.

import type { Task } from '../../../contract/task.ts';

const task: Task = {
  "name": "export",
  "entity": "exportSelection",
  "operation": "interfaceConfig.export",
  "body": "uuids",
  "hide": [],
  "groups": [],
  "picks": {
    "property": "uuids",
    "resource": "interface"
  },
  "about": "interface",
  "outcome": "download",
  "done": "message.exportSuccessful",
  "failed": "message.exportFailed"
};

export default task;
