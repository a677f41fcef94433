// Generated from schemas/ by `npm run generate`: do not edit.

import type { Resource } from '../../contract/resource.ts';

const resource: Resource = {
  "name": "processSchemeIgnoreConfig",
  "entity": "processSchemeIgnoreConfig",
  "naming": "interfaceConfigUuid",
  "roles": {
    "get": "processSchemeIgnoreConfig.queryConfig",
    "save": "processSchemeIgnoreConfig.save"
  },
  "body": "fields",
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
