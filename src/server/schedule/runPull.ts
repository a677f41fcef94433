import type { Row } from '../../contract/envelope.ts';
import { accept } from '../exchange/accept.ts';
import { Failure } from '../exchange/Failure.ts';
import type { Service } from '../Service.ts';
import { ServiceError } from '../ServiceError.ts';
import { endsOf } from '../transport/endsOf.ts';
import type { Asker } from '../transport/notSpoken.ts';
import { pull } from '../transport/pull.ts';
import type { Arriving, PullSource } from '../transport/Source.ts';
import { sourceOf } from '../transport/sourceOf.ts';
import { isOver } from './isOver.ts';
import type { PullJob } from './PullJob.ts';
import { settlePull } from './settlePull.ts';
import type { Tally } from './Tally.ts';
import { withLease } from './withLease.ts';

/** Accepts a document, or notes why it is refused; false when the interface takes no more. */
async function take({ service, say }: Asker, row: Row, arriving: Arriving, tally: Tally): Promise<boolean> {
  try {
    const { text, idempotencyKey } = arriving;
    const [receipt] = await accept(service, row.uuid, [{ text, idempotencyKey }]);
    tally[receipt?.repeated ? 'repeated' : 'accepted'] += 1;
  } catch (error) {
    if (isOver(error)) return false;
    if (!(error instanceof ServiceError)) throw error;
    tally.refused.push(error.sentence(say));
    return true;
  }
  await arriving.done();
  return true;
}

async function pullAll(asker: Asker, row: Row, source: PullSource, at: string, tally: Tally): Promise<void> {
  for await (const arriving of pull(source, `${row.uuid} ${at}`)) {
    if (!(await take(asker, row, arriving, tally))) return;
  }
}

async function run(asker: Asker, row: Row, at: string): Promise<void> {
  const ends = await endsOf(asker.service.store.documents, asker, row);
  const tally: Tally = { accepted: 0, repeated: 0, refused: [] };
  const start = performance.now();
  let failure: unknown;
  try {
    const source = sourceOf(asker, row, ends);
    if (!source) throw new Failure('NO_SOURCE');
    // What a queue has comes by itself.
    if (source.kind === 'QUEUE') return;
    await pullAll(asker, row, source, at, tally);
  } catch (error) {
    failure = error;
  }
  await settlePull(asker, { row, ends, tally, failure, elapsedMs: Math.round(performance.now() - start) });
}

/**
 * Fetches the documents of an interface, unless it is offline, was scheduled later, or is being run. What goes wrong with its source
 * is written down; rejects only when that is not possible.
 */
export async function runPull(service: Service, { interfaceUuid, at }: PullJob): Promise<void> {
  await withLease(service, `pull ${interfaceUuid}`, async () => {
    const row = await service.store.schedules.claim(interfaceUuid, new Date(at));
    if (row) await run({ service, say: service.logSay }, row, at);
  });
}
