// Generated from schemas/ by `npm run generate`: do not edit.

import type { Resource } from '#contract/model/resource.ts';

const resource: Resource = {
  "name": "ignoreStockBinUsageConfig",
  "entity": "ignoreStockBinUsageConfig",
  "displayProperty": "interfaceConfigUuid",
  "roles": {
    "get": "ignoreStockBinUsageConfig.queryConfig",
    "save": "ignoreStockBinUsageConfig.save"
  },
  "bodyProperty": "binUsages",
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
