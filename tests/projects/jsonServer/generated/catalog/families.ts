// Generated from schemas/ by `npm run generate`: do not edit.

import type { FamilyModel } from '#contract/model/entity.ts';

export const families: readonly FamilyModel[] = [];
