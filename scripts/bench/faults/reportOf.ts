import type { Report } from '../report.ts';
import { agree, type Counts } from './countsOf.ts';
import { keyOf, type LoadGenerator } from './LoadGenerator.ts';
import type { Receiver } from './Receiver.ts';
import type { Trouble } from './Trouble.ts';
import type { Watch } from './Watch.ts';

/** What a run has left behind. */
export interface Run {
  /** Documents that were to be posted. */
  readonly count: number;
  readonly trouble: Trouble;
  /** How much trouble there was. */
  readonly figures: readonly (readonly [string, string])[];
  /** Of processes that ended by themselves. */
  readonly crashes: readonly string[];
  readonly generator: LoadGenerator;
  readonly receiver: Receiver;
  readonly watch: Watch;
  /** When nothing waited any more, or too long. */
  readonly last: Counts;
  readonly postSeconds: number;
  readonly allSeconds: number;
}

/** What must hold, in words, and whether it did. */
function claimsOf({
  count,
  crashes,
  generator,
  receiver,
  watch,
  last,
}: Run): readonly (readonly [string, boolean])[] {
  const { acknowledged } = generator;
  const lost = acknowledged.filter((order) => !receiver.deliveries.has(keyOf(order)));
  const { disordered } = receiver;
  const wrong = watch.wrong[0];
  return [
    [`every document was acknowledged (${acknowledged.length} of ${count})`, acknowledged.length === count],
    [`every acknowledged document was delivered (lost: ${lost.length})`, lost.length === 0],
    [`the receiver did each once (${receiver.deliveries.size})`, receiver.deliveries.size === count],
    [
      `each number in its order (not: ${disordered.slice(0, 3).join(', ') || 'none'})`,
      disordered.length === 0,
    ],
    [
      `counts of the interface were those of its documents, ${watch.looks} times looked (not: ${wrong ? JSON.stringify(wrong) : 'never'})`,
      wrong === undefined,
    ],
    [`no process ended by itself (${crashes[0] ?? 'none'})`, crashes.length === 0],
    [
      `nothing is left in the queue (${last.realPending} of ${last.pending})`,
      agree(last) && last.pending === 0,
    ],
  ];
}

/** The figures of a run, and whether all that was claimed held. */
export function reportOf(run: Run): Report {
  const { count, trouble, figures, generator, receiver, postSeconds, allSeconds } = run;
  const claims = claimsOf(run);
  return {
    title: `${count.toLocaleString('en')} documents through ${trouble.processes} processes on PostgreSQL, ${trouble.title}`,
    columns: ['figure', 'value'],
    rows: [
      ['requests posted', String(generator.posted)],
      ['documents acknowledged', String(generator.acknowledged.length)],
      ['acknowledged again under the same key', String(generator.repeated)],
      ...figures,
      ['documents delivered', String(receiver.deliveries.size)],
      ['deliveries that the receiver knew already', String(receiver.repeated)],
      ['seconds until all were acknowledged', postSeconds],
      ['acknowledged a second', count / postSeconds],
      ['seconds until all were delivered', allSeconds],
      ['delivered a second', count / allSeconds],
    ],
    notes: [...claims.map(([claim, held]) => `${held ? 'held' : 'FAILED'}: ${claim}`), trouble.note],
    met: claims.every(([, held]) => held),
  };
}
