// Generated from schemas/ by `npm run generate`: do not edit.

import type { Resource } from '#contract/model/resource.ts';

const resource: Resource = {
  "name": "processSchemeIgnoreConfig",
  "entity": "processSchemeIgnoreConfig",
  "displayProperty": "interfaceConfigUuid",
  "roles": {
    "get": "processSchemeIgnoreConfig.queryConfig",
    "save": "processSchemeIgnoreConfig.save"
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
