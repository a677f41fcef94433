// Generated from schemas/ by `npm run generate`: do not edit.

import type { Resource } from '../../contract/resource.ts';

const resource: Resource = {
  "name": "ignoreStockBinUsageConfig",
  "entity": "ignoreStockBinUsageConfig",
  "naming": "interfaceConfigUuid",
  "roles": {
    "get": "ignoreStockBinUsageConfig.queryConfig",
    "save": "ignoreStockBinUsageConfig.save"
  },
  "body": "binUsages",
  "constants": {},
  "hide": [],
  "groups": [],
  "columns": [],
  "filters": [],
  "actions": [],
  "bulk": [],
  "trials": [],
  "tabs": []
};

export default resource;
