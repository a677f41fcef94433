import type { Run } from './MappingEngine.ts';
import type { RowOutcomes } from './RowOutcome.ts';

/** What the rows make of the sample document. */
export interface Preview {
  /** `broken`: the sample is no JSON. `stopped`: the engine took too long, or could not be had. */
  readonly state: 'noSample' | 'broken' | 'running' | 'stopped' | 'done';
  /** The last run, also while the next one is under way. */
  readonly run?: Run;
  /** The sample of that run. */
  readonly document?: unknown;
  readonly outcomes: RowOutcomes;
}
