import type { Row } from '../../../contract/api/envelope.ts';
import type { ServiceContext } from '../../platform/operations/ServiceContext.ts';
import {
  acceptDocuments,
  hasStoppedAccepting,
  isLastingRefusal,
  toStoredIdempotencyKey,
} from '../exchange/accept/acceptDocuments.ts';
import { checkCapacity } from '../exchange/accept/assertAccepting.ts';
import { documentNumberOf } from '../exchange/accept/documentNumberOf.ts';
import { createSource } from '../transport/createTransport.ts';
import { DeliveryFailure } from '../transport/DeliveryFailure.ts';
import { type PullSource, pullDocuments, type ReceivedDocument } from '../transport/DocumentSource.ts';
import { loadEndpoints } from '../transport/endpoint/loadEndpoints.ts';
import { acceptPersistently, pullPauses } from './acceptPersistently.ts';
import type { PullTally } from './PullTally.ts';
import { type PullJob, pullLeaseOf } from './pullJobs.ts';
import { recordPullResult } from './recordPullResult.ts';
import { withLease } from './withLease.ts';

interface PullOptions {
  /** Ends the pauses when the service stops. */
  readonly signal?: AbortSignal;
  /** Milliseconds of the pauses between attempts to accept documents that the source does not keep. */
  readonly pauses?: readonly number[];
}

interface Pull {
  readonly service: ServiceContext;
  /** The interface. */
  readonly row: Row;
  readonly at: string;
  readonly tally: PullTally;
  /** Aborts when another process pulls for the interface. */
  readonly lost: AbortSignal;
  readonly options: PullOptions;
}

/** Accepts a document, or notes why it is refused; false if the interface accepts no more. */
async function acceptDocument(
  { service, row, tally, options: { signal } }: Pull,
  arriving: ReceivedDocument,
  pauses: Iterator<number>,
): Promise<boolean> {
  const { text, idempotencyKey } = arriving;
  const accept = () => acceptDocuments(service, row.uuid, [{ text, idempotencyKey }], { isFetched: true });
  try {
    const [receipt] = await acceptPersistently(accept, pauses, signal);
    tally[receipt?.repeated ? 'repeated' : 'accepted'] += 1;
  } catch (error) {
    if (hasStoppedAccepting(error)) return false;
    if (!isLastingRefusal(error)) throw error;
    tally.refused.push({
      error,
      key: toStoredIdempotencyKey(idempotencyKey),
      place: tally.accepted + tally.repeated + tally.refused.length + 1,
      number: documentNumberOf(text, row.entityIdentifier),
    });
    return true;
  }
  await arriving.acknowledge();
  return true;
}

/** A source that keeps its documents returns them at the next instant, so the pull need not wait. */
async function acceptAll(pull: Pull, source: PullSource): Promise<void> {
  const { row, at, lost, options } = pull;
  const pauses = (source.keepsDocuments ? [] : (options.pauses ?? pullPauses)).values();
  for await (const arriving of pullDocuments(source, `${row.uuid} ${at}`)) {
    if (lost.aborted || !(await acceptDocument(pull, arriving, pauses))) return;
  }
}

async function runInterfacePull(pull: Pull): Promise<void> {
  const { service, row, tally } = pull;
  const endpoints = await loadEndpoints(service.store.repository, pull, row);
  const start = performance.now();
  let failure: unknown;
  try {
    const source = createSource(pull, row, endpoints);
    if (!source) throw new DeliveryFailure('NO_SOURCE');
    // Documents of a queue arrive through its subscription.
    if (source.kind === 'QUEUE') return;
    await checkCapacity(service.store, row.uuid);
    await acceptAll(pull, source);
  } catch (error) {
    failure = error;
  }
  await recordPullResult(service, {
    row,
    endpoints,
    tally,
    failure,
    elapsedMs: Math.round(performance.now() - start),
  });
}

/**
 * Pulls the documents of an interface. Resolves to false without a pull if another one of the interface is running, and if
 * the interface is offline or was scheduled later. Errors of the source are recorded; rejects only if that fails.
 */
export function runPull(
  service: ServiceContext,
  { interfaceUuid, at }: PullJob,
  options: PullOptions = {},
): Promise<boolean> {
  return withLease(service, pullLeaseOf(interfaceUuid), async (lost) => {
    const row = await service.store.schedules.claim(interfaceUuid, new Date(at));
    const tally = { accepted: 0, repeated: 0, refused: [] };
    if (!row) return false;
    await runInterfacePull({ service, row, at, tally, lost, options });
    return true;
  });
}
