// Generated from schemas/ by `npm run generate`: do not edit.

import type { FamilyModel } from '#contract/model/entity.ts';

export const families: readonly FamilyModel[] = [
  {
    "constants": {
      "interfaceType": "ERP_DOWN",
      "scope": "DC"
    },
    "flow": "in"
  },
  {
    "constants": {
      "interfaceType": "ERP_UP",
      "scope": "DC"
    },
    "flow": "out"
  },
  {
    "constants": {
      "interfaceType": "WCS_DOWN"
    },
    "flow": "out"
  },
  {
    "constants": {
      "interfaceType": "WCS_UP"
    },
    "flow": "in"
  }
];
