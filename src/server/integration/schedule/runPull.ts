import type { Row } from '../../../contract/api/envelope.ts';
import type { ServiceContext } from '../../platform/operations/ServiceContext.ts';
import {
  acceptDocuments,
  hasStoppedAccepting,
  isLastingRefusal,
} from '../exchange/accept/acceptDocuments.ts';
import { createSource } from '../transport/createTransport.ts';
import { DeliveryFailure } from '../transport/DeliveryFailure.ts';
import { type PullSource, pullDocuments, type ReceivedDocument } from '../transport/DocumentSource.ts';
import { loadEndpoints } from '../transport/loadEndpoints.ts';
import type { PullJob } from './pullJobs.ts';
import { type PullTally, recordPullResult } from './recordPullResult.ts';
import { withLease } from './withLease.ts';

interface JobContext {
  readonly service: ServiceContext;
}

/** Accepts a document, or notes why it is refused; false if the interface accepts no more. */
async function acceptDocument(
  { service }: JobContext,
  row: Row,
  arriving: ReceivedDocument,
  tally: PullTally,
): Promise<boolean> {
  try {
    const { text, idempotencyKey } = arriving;
    const [receipt] = await acceptDocuments(service, row.uuid, [{ text, idempotencyKey }], {
      isFetched: true,
    });
    tally[receipt?.repeated ? 'repeated' : 'accepted'] += 1;
  } catch (error) {
    if (hasStoppedAccepting(error)) return false;
    if (!isLastingRefusal(error)) throw error;
    tally.refused.push(error);
    return true;
  }
  await arriving.acknowledge();
  return true;
}

async function acceptAll(
  context: JobContext,
  row: Row,
  source: PullSource,
  at: string,
  tally: PullTally,
): Promise<void> {
  for await (const arriving of pullDocuments(source, `${row.uuid} ${at}`)) {
    if (!(await acceptDocument(context, row, arriving, tally))) return;
  }
}

async function runInterfacePull(context: JobContext, row: Row, at: string): Promise<void> {
  const endpoints = await loadEndpoints(context.service.store.repository, context, row);
  const tally: PullTally = { accepted: 0, repeated: 0, refused: [] };
  const start = performance.now();
  let failure: unknown;
  try {
    const source = createSource(context, row, endpoints);
    if (!source) throw new DeliveryFailure('NO_SOURCE');
    // Documents of a queue arrive through its subscription.
    if (source.kind === 'QUEUE') return;
    await acceptAll(context, row, source, at, tally);
  } catch (error) {
    failure = error;
  }
  await recordPullResult(context.service, {
    row,
    endpoints,
    tally,
    failure,
    elapsedMs: Math.round(performance.now() - start),
  });
}

/**
 * Pulls the documents of an interface, unless it is offline, was scheduled later, or has a running pull.
 * Errors of the source are recorded; rejects only if that fails.
 */
export async function runPull(service: ServiceContext, { interfaceUuid, at }: PullJob): Promise<void> {
  await withLease(service, `pull ${interfaceUuid}`, async () => {
    const row = await service.store.schedules.claim(interfaceUuid, new Date(at));
    if (row) await runInterfacePull({ service }, row, at);
  });
}
