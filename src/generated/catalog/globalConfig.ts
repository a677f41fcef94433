// Generated from schemas/ by `npm run generate`: do not edit.

import type { Resource } from '../../contract/resource.ts';

const resource: Resource = {
  "name": "globalConfig",
  "entity": "globalConfig",
  "naming": "companyUuid",
  "roles": {
    "get": "globalConfig.get",
    "save": "globalConfig.save"
  },
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
