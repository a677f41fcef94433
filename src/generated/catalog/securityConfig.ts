// Generated from schemas/ by `npm run generate`: do not edit.

import type { Resource } from '#contract/model/resource.ts';

const resource: Resource = {
  "name": "securityConfig",
  "entity": "securityConfig",
  "displayProperty": "companyUuid",
  "roles": {
    "get": "securityconfig.get",
    "save": "securityconfig.save"
  },
  "constants": {},
  "hide": [],
  "groups": [],
  "columns": [],
  "subtitle": [],
  "filters": [],
  "actions": [],
  "bulk": [],
  "testActions": [
    {
      "id": "ownAddress",
      "operation": "securityconfig.ownAddress",
      "result": {
        "entity": "ownAddress",
        "fields": {
          "address": {
            "type": "string",
            "maxLength": 60
          },
          "message": {
            "type": "string",
            "maxLength": 500
          }
        }
      },
      "beforeSave": true
    }
  ],
  "recordTabs": []
};

export default resource;
