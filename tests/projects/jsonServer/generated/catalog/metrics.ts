// Generated from schemas/ by `npm run generate`: do not edit.

import type { MetricsModel } from '#contract/model/metrics.ts';
import type { PhraseTable } from '#contract/text/phrases.ts';

interface Modules {
  readonly view: MetricsModel;
  /** Captions of the answer, by locale. */
  readonly labels: Readonly<Record<string, () => Promise<{ readonly default: PhraseTable }>>>;
}

export const metrics: Readonly<Record<string, Modules>> = {

};
