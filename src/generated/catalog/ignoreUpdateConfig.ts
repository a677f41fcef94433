// Generated from schemas/ by `npm run generate`: do not edit.

import type { Resource } from '#contract/model/resource.ts';

const resource: Resource = {
  "name": "ignoreUpdateConfig",
  "entity": "ignoreUpdateConfig",
  "displayProperty": "interfaceConfigUuid",
  "roles": {
    "get": "ignoreUpdateConfig.queryConfig",
    "save": "ignoreUpdateConfig.save"
  },
  "bodyProperty": "fields",
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
