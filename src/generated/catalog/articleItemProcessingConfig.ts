// Generated from schemas/ by `npm run generate`: do not edit.

import type { Resource } from '../../contract/resource.ts';

const resource: Resource = {
  "name": "articleItemProcessingConfig",
  "entity": "articleItemProcessingConfig",
  "naming": "interfaceConfigUuid",
  "roles": {
    "get": "articleItemProcessingConfig.get",
    "save": "articleItemProcessingConfig.save"
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
