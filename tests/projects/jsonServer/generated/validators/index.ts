// Generated from schemas/ by `npm run generate`: do not edit.

import type { EntityValidators } from '#contract/model/form.ts';
import * as animalValidators from './animal.js';
import * as ownerValidators from './owner.js';
import * as visitValidators from './visit.js';

export const entities: Readonly<Record<string, EntityValidators>> = {
  animal: animalValidators,
  owner: ownerValidators,
  visit: visitValidators,
};
