import type { Row } from '../../../../contract/api/envelope.ts';
import { ServiceError } from '../../../platform/base/ServiceError.ts';
import type { LocalizedContext, ServiceContext } from '../../../platform/operations/ServiceContext.ts';
import { DeliveryFailure } from '../../transport/DeliveryFailure.ts';
import { createRunLogEntries } from '../run/createRunLogEntries.ts';
import { loadDeliveryRoute, loadMappingRoute } from '../run/loadDeliveryRoute.ts';
import { type DeliveryRoute, type RunInput, sourceDocumentOf } from '../run/RunInput.ts';
import { createRunResult, type RunResult, runDocument } from '../run/runDocument.ts';
import { SendOrder, type SendTicket } from '../run/SendOrder.ts';
import type { ClaimedDocument } from './claimForDebug.ts';
import type { DocumentGroup } from './DocumentQueue.ts';
import { finishRun } from './finishRun.ts';
import { wakeGroups } from './wakeGroups.ts';

/** A running read, and the next one, which all later callers share. */
interface Flight<T> {
  readonly current: Promise<T>;
  next?: Promise<T>;
}

/**
 * Reads that many callers share. Each caller gets a read that started after the call, so the result is never
 * stale. One read at a time for each key.
 */
export class SingleFlight<T> {
  readonly #read: (key: string) => Promise<T>;
  readonly #readings = new Map<string, Flight<T>>();

  constructor(read: (key: string) => Promise<T>) {
    this.#read = read;
  }

  get(key: string): Promise<T> {
    const reading = this.#readings.get(key);
    if (!reading) return this.#begin(key);
    const again = () => this.#begin(key);
    reading.next ??= reading.current.then(again, again);
    return reading.next;
  }

  #begin(key: string): Promise<T> {
    const reading: Flight<T> = { current: this.#read(key) };
    this.#readings.set(key, reading);
    const end = () => {
      if (!reading.next) this.#readings.delete(key);
    };
    reading.current.then(end, end);
    return reading.current;
  }
}

/** A route as far as it is known; `refusal` says why nothing can be sent. */
interface LoadedRoute {
  readonly route: DeliveryRoute;
  readonly refusal?: ServiceError;
}

/** Delivers waiting documents without a caller. Its log entries use the default locale. */
export class Dispatcher {
  readonly #speaker: LocalizedContext;
  readonly #ways: SingleFlight<LoadedRoute>;
  readonly #order = new SendOrder();

  constructor(service: ServiceContext) {
    this.#speaker = { service, phrases: service.logPhrases };
    this.#ways = new SingleFlight((interfaceUuid) => this.#wayOf(interfaceUuid));
  }

  /**
   * Delivers the due documents of a group one after the other in order of arrival; resolves to the number of
   * runs. Stops at a failure: that document is retried later, and those behind it wait. Groups of one
   * interface are sent in the order of dispatch. Rejects if the database is unavailable.
   */
  async dispatch(group: DocumentGroup): Promise<number> {
    const place = this.#order.takeTicket(group.interfaceUuid);
    try {
      return await this.#dispatch(group, place);
    } finally {
      place.release();
    }
  }

  async #dispatch(group: DocumentGroup, place: SendTicket): Promise<number> {
    const { service } = this.#speaker;
    for (let run = 0; ; run += 1) {
      const row = await service.store.transaction(({ documentQueue }) =>
        documentQueue.claim(group, service.now()),
      );
      if (!row) return run;
      const after = await this.#deliver(row, place);
      place.release();
      // Most numbers have one document. An empty claim costs no more than this check.
      if (after?.status === 'SUCCESS' && (await service.store.documentQueue.hasUnfinished(group))) continue;
      if (after?.status === 'FAILED') await wakeGroups(service, [after], new Date(String(after.nextRunTime)));
      return run + 1;
    }
  }

  async #deliver(row: Row, place: SendTicket): Promise<Row | undefined> {
    const { route, refusal } = await this.#ways.get(String(row.interfaceUuid));
    const input: RunInput = { ...route, document: sourceDocumentOf(row), ticket: place };
    const runResult = refusal ? this.#refused(input, refusal) : await runDocument(this.#speaker, input);
    const claimed: ClaimedDocument = { row, input };
    return finishRun(
      this.#speaker,
      claimed,
      runResult,
      createRunLogEntries(this.#speaker, input, runResult, 'INFO'),
    );
  }

  #refused(job: RunInput, refusal: ServiceError): RunResult {
    const failure = new DeliveryFailure('CONFIGURATION_INVALID', {
      message: refusal.messageIn(this.#speaker.phrases),
    });
    return createRunResult(this.#speaker, job, { failure, steps: [], timings: [] }, 0);
  }

  async #wayOf(interfaceUuid: string): Promise<LoadedRoute> {
    const { repository, documentQueue } = this.#speaker.service.store;
    const owner = await documentQueue.findInterface(interfaceUuid);
    try {
      return { route: await loadDeliveryRoute(repository, this.#speaker, owner) };
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      return { route: await loadMappingRoute(repository, this.#speaker, owner), refusal: error };
    }
  }
}
