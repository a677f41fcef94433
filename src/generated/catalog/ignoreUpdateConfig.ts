// Generated from schemas/ by `npm run generate`: do not edit.

import type { Resource } from '../../contract/resource.ts';

const resource: Resource = {
  "name": "ignoreUpdateConfig",
  "entity": "ignoreUpdateConfig",
  "naming": "interfaceConfigUuid",
  "roles": {
    "get": "ignoreUpdateConfig.queryConfig",
    "save": "ignoreUpdateConfig.save"
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
