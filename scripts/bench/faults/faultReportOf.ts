import type { BenchReport } from '../suite.ts';
import type { BenchReceiver } from './BenchReceiver.ts';
import type { FaultScenario } from './FaultStand.ts';
import { idempotencyKeyOf, type LoadGenerator } from './LoadGenerator.ts';
import { type CountChecks, countsAgree, type QueueCounts } from './queueCounts.ts';

/** The result of a run. */
interface FaultRun {
  /** Documents to post. */
  readonly count: number;
  readonly scenario: FaultScenario;
  /** Labels and values that describe the injected faults. */
  readonly figures: readonly (readonly [string, string])[];
  /** Unexpected exits of processes. */
  readonly crashes: readonly string[];
  readonly generator: LoadGenerator;
  readonly receiver: BenchReceiver;
  readonly counts: CountChecks;
  /** Counts when the queue was empty, or after the time limit. */
  readonly finalCounts: QueueCounts;
  readonly postSeconds: number;
  readonly allSeconds: number;
}

/** Returns the claims of a run as texts, and whether each one held. */
function claimsOf({
  count,
  crashes,
  generator,
  receiver,
  counts,
  finalCounts,
}: FaultRun): readonly (readonly [string, boolean])[] {
  const { acknowledged } = generator;
  const lost = acknowledged.filter((order) => !receiver.deliveries.has(idempotencyKeyOf(order)));
  const { numbersOutOfOrder } = receiver;
  const wrong = counts.mismatches[0];
  return [
    [`every document was acknowledged (${acknowledged.length} of ${count})`, acknowledged.length === count],
    [`every acknowledged document was delivered (lost: ${lost.length})`, lost.length === 0],
    [
      `the receiver processed each document once (${receiver.deliveries.size})`,
      receiver.deliveries.size === count,
    ],
    [
      `the documents of each number arrived in order (exceptions: ${numbersOutOfOrder.slice(0, 3).join(', ') || 'none'})`,
      numbersOutOfOrder.length === 0,
    ],
    [
      `the stored counts of the interface matched its documents in ${counts.checks} checks (first mismatch: ${wrong ? JSON.stringify(wrong) : 'none'})`,
      wrong === undefined,
    ],
    [`no process ended unexpectedly (${crashes[0] ?? 'none'})`, crashes.length === 0],
    [
      `the queue is empty at the end (documents: ${finalCounts.realPending}, stored count: ${finalCounts.pending})`,
      countsAgree(finalCounts) && finalCounts.pending === 0,
    ],
  ];
}

/** Returns the figures of a run. The run passes when all claims held. */
export function faultReportOf(run: FaultRun): BenchReport {
  const { count, scenario, figures, generator, receiver, postSeconds, allSeconds } = run;
  const claims = claimsOf(run);
  return {
    title: `${count.toLocaleString('en')} documents through ${scenario.title}`,
    columns: ['figure', 'value'],
    rows: [
      ['requests posted', String(generator.posted)],
      ['documents acknowledged', String(generator.acknowledged.length)],
      ['documents acknowledged again for the same key', String(generator.repeated)],
      ...figures,
      ['documents delivered', String(receiver.deliveries.size)],
      ['repeated deliveries', String(receiver.repeated)],
      ['seconds until all documents were acknowledged', postSeconds],
      ['documents acknowledged per second', count / postSeconds],
      ['seconds until all documents were delivered', allSeconds],
      ['documents delivered per second', count / allSeconds],
    ],
    notes: [...claims.map(([claim, held]) => `${held ? 'held' : 'FAILED'}: ${claim}`), scenario.note],
    met: claims.every(([, held]) => held),
  };
}
