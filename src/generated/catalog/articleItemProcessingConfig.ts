// Generated from schemas/ by `npm run generate`: do not edit.

import type { Resource } from '#contract/model/resource.ts';

const resource: Resource = {
  "name": "articleItemProcessingConfig",
  "entity": "articleItemProcessingConfig",
  "displayProperty": "interfaceConfigUuid",
  "roles": {
    "get": "articleItemProcessingConfig.get",
    "save": "articleItemProcessingConfig.save"
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
