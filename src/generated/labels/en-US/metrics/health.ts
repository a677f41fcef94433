// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';
import healthLabels from '../entities/health.ts';

const labels: PhraseTable = { entities: { health: healthLabels } };

export default labels;
