import type { BenchInterface } from '../service/setUpInterface.ts';
import type { LoadGenerator } from './LoadGenerator.ts';
import type { CountChecks, QueueCounts } from './queueCounts.ts';
import type { ServiceFleet } from './ServiceFleet.ts';

/** A running service with its database and one interface that accepts documents. */
export interface FaultStand {
  readonly fleet: ServiceFleet;
  readonly target: BenchInterface;
  readonly counts: CountChecks;
  /** Resolves to the counts when the queue is empty, or after the time limit. */
  readonly waitUntilDrained: () => Promise<QueueCounts>;
  readonly close: () => Promise<void>;
}

/** The documents that a scenario sends while it causes faults. */
interface FaultLoad {
  readonly generator: LoadGenerator;
  /** Number of documents to post. */
  readonly count: number;
  /** Returns whether all documents are acknowledged. */
  readonly isPosted: () => boolean;
}

/** A series of faults in the processes or their database while they process documents. */
export interface FaultScenario {
  /** Completes "2,000 documents through …". */
  readonly title: string;
  /** Documents to post without `--documents`. */
  readonly documents: number;
  readonly note: string;
  /** @param receiver address of the receiver */
  readonly open: (receiver: string) => Promise<InjectableStand>;
}

interface InjectableStand extends FaultStand {
  /** Causes faults until all documents are posted, then waits for all restarts. Resolves to its figures. */
  readonly inject: (load: FaultLoad) => Promise<readonly (readonly [string, string])[]>;
}

/**
 * Milliseconds for the queue to drain. A document of a killed process counts as interrupted after a minute.
 */
export const drainTimeout = 10 * 60_000;

/** Milliseconds between two checks. */
export const watchInterval = 1000;
