// Generated from schemas/ by `npm run generate`: do not edit.

import type { Task } from '#contract/model/task.ts';

const task: Task = {
  "name": "testRequest",
  "entity": "testRequest",
  "operation": "testRequest.send",
  "hide": [],
  "groups": [],
  "targetEntity": "interface",
  "onSuccess": "show",
  "result": {
    "entity": "testResponse",
    "fields": {
      "success": {
        "type": "boolean"
      },
      "message": {
        "type": "string",
        "maxLength": 2000
      },
      "data": {
        "type": "string",
        "widget": "json",
        "maxLength": 1000000
      },
      "response": {
        "type": "string",
        "widget": "code",
        "maxLength": 1000000
      },
      "binary": {
        "type": "boolean"
      },
      "truncated": {
        "type": "boolean"
      },
      "status": {
        "type": "integer"
      },
      "statusText": {
        "type": "string",
        "maxLength": 16384
      },
      "headers": {
        "type": "array",
        "fields": {
          "name": {
            "type": "string",
            "maxLength": 16384
          },
          "value": {
            "type": "string",
            "maxLength": 16384
          }
        }
      },
      "url": {
        "type": "string",
        "maxLength": 16384
      },
      "sizeBytes": {
        "type": "integer"
      },
      "elapsedMs": {
        "type": "integer"
      }
    }
  },
  "successMessage": "message.operationSuccessful"
};

export default task;
