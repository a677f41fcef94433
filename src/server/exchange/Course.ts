import type { DebugRun } from '../../generated/types.ts';
import type { Step } from '../../mapping/index.ts';
import type { Delivery } from '../transport/deliver.ts';
import type { Failure } from './Failure.ts';

type Timing = DebugRun['timings'][number];

/** How a document fared. Neither a failure nor a delivery: a filter left it out, or it was only mapped. */
export interface Outcome {
  readonly failure?: Failure;
  readonly leftOutBy?: DebugRun['leftOutBy'];
  readonly steps: readonly Step[];
  /** The mapped document. */
  readonly mapped?: unknown;
  readonly delivery?: Delivery;
  /** Of the stages that the document came to, in their order. */
  readonly timings: readonly Timing[];
}

/** The outcome of a run while it goes on: what went well stays known when something fails later. */
export class Course {
  #outcome: Outcome = { steps: [], timings: [] };

  get outcome(): Outcome {
    return this.#outcome;
  }

  note(part: Partial<Outcome>): void {
    this.#outcome = { ...this.#outcome, ...part };
  }

  /** Also a stage that fails has taken its time. */
  async timed<T>(stage: Timing['stage'], run: () => Promise<T>): Promise<T> {
    const start = performance.now();
    try {
      return await run();
    } finally {
      const elapsedMs = Math.round((performance.now() - start) * 10) / 10;
      this.note({ timings: [...this.#outcome.timings, { stage, elapsedMs }] });
    }
  }
}
