// Generated from schemas/ by `npm run generate`: do not edit.

import type { Resource } from '#contract/model/resource.ts';

const resource: Resource = {
  "name": "uploadConfig",
  "entity": "uploadConfig",
  "displayProperty": "interfaceConfigUuid",
  "roles": {
    "get": "uploadconfig.get",
    "save": "uploadconfig.save"
  },
  "constants": {},
  "hide": [],
  "groups": [],
  "columns": [],
  "subtitle": [],
  "filters": [],
  "actions": [],
  "bulk": [],
  "testActions": [],
  "recordTabs": []
};

export default resource;
