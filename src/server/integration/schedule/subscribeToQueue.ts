import { logError } from '../../platform/base/log.ts';
import { ServiceError } from '../../platform/base/ServiceError.ts';
import type { ServiceContext } from '../../platform/operations/ServiceContext.ts';
import {
  acceptDocuments,
  hasStoppedAccepting,
  isLastingRefusal,
  toStoredIdempotencyKey,
} from '../exchange/accept/acceptDocuments.ts';
import { createSource } from '../transport/createTransport.ts';
import { DeliveryFailure } from '../transport/DeliveryFailure.ts';
import type { AcceptResult, QueuedDocument, Subscription } from '../transport/DocumentSource.ts';
import { loadEndpoints } from '../transport/endpoint/loadEndpoints.ts';
import type { RefusedDocument } from './PullTally.ts';
import { recordPullResult } from './recordPullResult.ts';
import type { Subscribe } from './Subscriptions.ts';

/** Milliseconds that a connection lasts before it ends a problem: a broker may end it at once, again and again. */
const steadyTime = 30_000;

/** A problem, a refused document, or neither: the recovery. */
interface QueueEvent {
  readonly failure?: unknown;
  readonly refused?: RefusedDocument[];
}

/**
 * Logs events of a queue: a problem when it begins, the recovery, and each refused document. It does not repeat a
 * problem, because a broken connection would report one every few seconds. Never rejects, because documents are
 * accepted without the log, too.
 */
export class SubscriptionLogger {
  readonly #service: ServiceContext;
  readonly #interfaceUuid: string;
  /** UNKNOWN: an earlier process may have recorded a problem. */
  #state: 'UNKNOWN' | 'TROUBLED' | 'WORKS' = 'UNKNOWN';
  #steady: NodeJS.Timeout | undefined;
  #isClosed = false;
  /** The last write. The next one begins after it, so the log and the alarms have the order of the events. */
  #written: Promise<void> = Promise.resolve();

  constructor(service: ServiceContext, interfaceUuid: string) {
    this.#service = service;
    this.#interfaceUuid = interfaceUuid;
  }

  /** An operator who takes the interface offline causes no trouble. */
  async logTrouble(failure: unknown): Promise<void> {
    clearTimeout(this.#steady);
    if (this.#state === 'TROUBLED' || hasStoppedAccepting(failure)) return;
    this.#state = 'TROUBLED';
    await this.#write({ failure });
  }

  async logRecovery(): Promise<void> {
    if (this.#state === 'WORKS') return;
    this.#state = 'WORKS';
    await this.#write({});
  }

  /** The queue is connected. A connection that completes during a close ends no problem. */
  logConnection(): void {
    clearTimeout(this.#steady);
    if (this.#isClosed) return;
    this.#steady = setTimeout(() => void this.logRecovery(), steadyTime).unref();
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#steady);
  }

  /** A refused document shows that the queue works, so it ends a problem. */
  async logRefusal(refusal: RefusedDocument): Promise<void> {
    this.#state = 'WORKS';
    await this.#write({ refused: [refusal] });
  }

  #write(event: QueueEvent): Promise<void> {
    this.#written = this.#written.then(() => this.#record(event));
    return this.#written;
  }

  async #record({ failure, refused = [] }: QueueEvent): Promise<void> {
    try {
      const { store } = this.#service;
      const row = await store.schedules.findInterface(this.#interfaceUuid);
      if (!row) return;
      const endpoints = await loadEndpoints(store.repository, { service: this.#service }, row);
      const tally = { accepted: 0, repeated: 0, refused };
      await recordPullResult(this.#service, { row, endpoints, tally, failure, elapsedMs: 0 });
    } catch (error) {
      logError('Message queue', error, { interfaceUuid: this.#interfaceUuid });
    }
  }
}

const emptySubscription: Subscription = { close: async () => undefined };

/** Accepts a document. Rejects if a later try may succeed: the queue keeps the document. */
async function acceptDocument(
  service: ServiceContext,
  interfaceUuid: string,
  { text, idempotencyKey }: QueuedDocument,
  logger: SubscriptionLogger,
): Promise<AcceptResult> {
  try {
    if (text === undefined) throw new ServiceError('INVALID_REQUEST', {}, { phrase: 'pull.notText' });
    await acceptDocuments(service, interfaceUuid, [{ text, idempotencyKey }], { isFetched: true });
  } catch (error) {
    if (!isLastingRefusal(error)) throw error;
    await logger.logRefusal({ error, key: toStoredIdempotencyKey(idempotencyKey) });
    return 'REFUSED';
  }
  await logger.logRecovery();
  return 'TAKEN';
}

/**
 * Subscribes to the queue of an interface: each document is accepted before it is acknowledged. A wrong configuration
 * is logged and gets a subscription without documents. Rejects with any other error, such as one of the database.
 */
export const subscribeToQueue: Subscribe = async (service, interfaceUuid) => {
  const logger = new SubscriptionLogger(service, interfaceUuid);
  try {
    const context = { service };
    const row = await service.store.schedules.findInterface(interfaceUuid);
    if (!row) return emptySubscription;
    const source = createSource(context, row, await loadEndpoints(service.store.repository, context, row));
    if (source?.kind !== 'QUEUE') return emptySubscription;
    const { close } = await source.subscribe(
      (arriving) => acceptDocument(service, interfaceUuid, arriving, logger),
      (failure) => void logger.logTrouble(failure),
      () => logger.logConnection(),
    );
    return {
      close: () => {
        logger.close();
        return close();
      },
    };
  } catch (error) {
    if (!(error instanceof ServiceError || error instanceof DeliveryFailure)) throw error;
    await logger.logTrouble(error);
    return emptySubscription;
  }
};
