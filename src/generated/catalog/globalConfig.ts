// Generated from schemas/ by `npm run generate`: do not edit.

import type { Resource } from '#contract/model/resource.ts';

const resource: Resource = {
  "name": "globalConfig",
  "entity": "globalConfig",
  "displayProperty": "companyUuid",
  "roles": {
    "get": "globalConfig.get",
    "save": "globalConfig.save"
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
