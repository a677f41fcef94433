// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';
import { animalLabels as animal0 } from './zh-CN/resources/animal.ts';
import { ownerLabels as owner0 } from './zh-CN/resources/owner.ts';
import { visitLabels as visit0 } from './zh-CN/resources/visit.ts';
import { animalLabels as animal1 } from './en-US/resources/animal.ts';
import { ownerLabels as owner1 } from './en-US/resources/owner.ts';
import { visitLabels as visit1 } from './en-US/resources/visit.ts';

/** Captions of every entity, by locale: the service's. */
export const labels: Readonly<Record<string, PhraseTable>> = {
  'zh-CN': {
    entities: {
      animal: animal0,
      owner: owner0,
      visit: visit0,
    },
  },
  'en-US': {
    entities: {
      animal: animal1,
      owner: owner1,
      visit: visit1,
    },
  },
};
