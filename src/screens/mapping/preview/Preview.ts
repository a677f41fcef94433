import type { InexactNumber } from '../../../contract/inexactNumbers.ts';
import type { Run } from './MappingEngine.ts';
import type { RowOutcomes } from './RowOutcome.ts';

/** What the rows make of the sample document. */
export interface Preview {
  /** `broken`: the sample is no JSON. `inexact`: it has a number that the service refuses. `stopped`: the engine took too long, or could not be had. */
  readonly state: 'noSample' | 'broken' | 'inexact' | 'running' | 'stopped' | 'done';
  /** The number that the service refuses. */
  readonly inexact?: Pick<InexactNumber, 'path' | 'number'>;
  /** The last run, also while the next one is under way. */
  readonly run?: Run;
  /** The sample of that run. */
  readonly document?: unknown;
  readonly outcomes: RowOutcomes;
}
