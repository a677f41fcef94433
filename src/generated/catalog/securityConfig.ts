// Generated from schemas/ by `npm run generate`: do not edit.

import type { Resource } from '../../contract/resource.ts';

const resource: Resource = {
  "name": "securityConfig",
  "entity": "securityConfig",
  "naming": "companyUuid",
  "roles": {
    "get": "securityconfig.get",
    "save": "securityconfig.save"
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
