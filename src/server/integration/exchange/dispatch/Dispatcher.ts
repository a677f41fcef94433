import { setTimeout as delay } from 'node:timers/promises';
import type { Row } from '../../../../contract/api/envelope.ts';
import { logError } from '../../../platform/base/log.ts';
import type { ServiceContext } from '../../../platform/operations/ServiceContext.ts';
import type { ClaimRequest } from '../queue/claimDocuments.ts';
import { addAppendedCounts } from '../queue/updateInterfaceCounts.ts';
import { loadQueueRoute } from '../run/loadQueueRoute.ts';
import { SendOrder } from '../run/SendOrder.ts';
import { claimAtPace, type PacedClaim, type PacedRequest } from './claimAtPace.ts';
import { defaultLanes, InterfaceLanes, type OnEnded } from './InterfaceLanes.ts';
import { runClaimed } from './runClaimed.ts';

/** Milliseconds between two searches for due documents: retries, and documents of other processes. */
const pollInterval = 500;

/** Maximum number of documents in one claim. */
const maxClaim = 256;

/**
 * Delivers waiting documents without a caller: claims due documents of all interfaces in groups and runs them
 * in the lanes of their interfaces.
 */
export class Dispatcher {
  readonly #context: { readonly service: ServiceContext };
  readonly #order = new SendOrder();
  readonly #lanes = new InterfaceLanes(
    (row, onEnded) => this.#runInLane(row, onEnded),
    () => {
      if (this.#due.size > 0) this.#ring();
    },
  );
  /** Interfaces that may have due documents. */
  readonly #due = new Set<string>();
  /** Interfaces whose documents wait for the pace of their target. They come first in the next claim. */
  readonly #held = new Set<string>();
  /** Documents that go back to the queue. They stay here until the database has them. */
  #returned: readonly Row[] = [];
  #isSearchDue = true;
  #bell = new AbortController();
  #isStopping = false;
  #claiming: Promise<void> | undefined;

  constructor(service: ServiceContext) {
    this.#context = { service };
  }

  /** Delivers documents from now on. */
  start(): void {
    const { exchange } = this.#context.service;
    const forget = exchange.onWake((interfaceUuids) => this.wake(interfaceUuids));
    this.#claiming = this.#claimUntilStopped().finally(forget);
  }

  /** Claims no more. Resolves when the running documents have ended; the others go back to the queue. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    this.#ring();
    await this.#claiming;
    try {
      await this.#release([...this.#returned, ...this.#lanes.takeAll()]);
    } finally {
      await this.#lanes.whenIdle();
    }
  }

  /** These interfaces, or any, may have due documents. */
  wake(interfaceUuids?: readonly string[]): void {
    if (!interfaceUuids) this.#isSearchDue = true;
    for (const interfaceUuid of interfaceUuids ?? []) this.#due.add(interfaceUuid);
    this.#ring();
  }

  #ring(): void {
    // The default reason is an error with a stack trace.
    this.#bell.abort('ring');
    this.#bell = new AbortController();
  }

  async #claimUntilStopped(): Promise<void> {
    let searchedAt = performance.now();
    while (!this.#isStopping) {
      const { signal } = this.#bell;
      try {
        await this.#releaseReturned();
        if (this.#isSearchDue || performance.now() - searchedAt >= pollInterval) {
          searchedAt = performance.now();
          await this.#search();
        }
        if (await this.#claimForLanes()) continue;
      } catch (error) {
        logError('Exchange', error);
        await delay(pollInterval);
      }
      await delay(pollInterval, undefined, { signal }).catch(() => undefined);
    }
  }

  async #search(): Promise<void> {
    const { service } = this.#context;
    this.#isSearchDue = false;
    await addAppendedCounts(service);
    for (const interfaceUuid of await service.store.documentQueue.findDueInterfaces(service.now()))
      this.#due.add(interfaceUuid);
  }

  /** Claims for all due interfaces with free lanes; resolves to whether there may be more to claim. */
  async #claimForLanes(): Promise<boolean> {
    const wanted = [...new Set([...this.#held, ...this.#due])]
      .map((interfaceUuid) => ({ interfaceUuid, limit: this.#lanes.demandOf(interfaceUuid) }))
      .filter(({ limit }) => limit > 0);
    const share = Math.max(1, Math.floor(maxClaim / Math.max(1, wanted.length)));
    const requests = wanted.slice(0, maxClaim).map(({ interfaceUuid, limit }) => ({
      interfaceUuid,
      limit: Math.min(limit, share),
    }));
    if (requests.length === 0) return false;
    // An interface that is woken during the claim is due again.
    for (const { interfaceUuid } of requests) {
      this.#due.delete(interfaceUuid);
      this.#held.delete(interfaceUuid);
    }
    const { rows, held } = await this.#claim(requests).catch((error: unknown) => {
      this.#isSearchDue = true;
      throw error;
    });
    for (const { interfaceUuid, limit } of requests) {
      const count = rows.filter((row) => row.interfaceUuid === interfaceUuid).length;
      if (count === limit) this.#due.add(interfaceUuid);
    }
    for (const interfaceUuid of held) this.#held.add(interfaceUuid);
    this.#lanes.add(rows);
    return this.#due.size > 0;
  }

  async #claim(requests: readonly ClaimRequest[]): Promise<PacedClaim> {
    const { service } = this.#context;
    const paced = await Promise.all(requests.map((request) => this.#withPace(request)));
    const readable = paced.filter((request) => request !== undefined);
    return service.store.transaction((tables) => claimAtPace(tables, readable, service.now()));
  }

  /** An interface whose route cannot be read is left out of the claim. One that does not exist has no documents. */
  async #withPace(request: ClaimRequest): Promise<PacedRequest | undefined> {
    try {
      const { route } = (await loadQueueRoute(this.#context, request.interfaceUuid)) ?? {};
      this.#lanes.resize(request.interfaceUuid, Number(route?.interface.lanes ?? defaultLanes));
      return { ...request, pace: route?.target?.pace };
    } catch (error) {
      logError('Exchange', error, { interfaceUuid: request.interfaceUuid });
      return undefined;
    }
  }

  async #releaseReturned(): Promise<void> {
    this.#returned = [...this.#returned, ...this.#lanes.takeReturned()];
    await this.#release(this.#returned);
    this.#returned = [];
  }

  async #release(rows: readonly Row[]): Promise<void> {
    if (rows.length === 0) return;
    await this.#context.service.store.documentQueue.release(rows);
    for (const { interfaceUuid } of rows) this.#due.add(String(interfaceUuid));
  }

  /** Never rejects: a document whose result could not be stored counts as interrupted after a minute. */
  async #runInLane(row: Row, onEnded: OnEnded): Promise<void> {
    try {
      await runClaimed(this.#context.service, this.#order, row, onEnded);
    } catch (error) {
      const { uuid: documentUuid, interfaceUuid } = row;
      logError('Exchange', error, { documentUuid, interfaceUuid: String(interfaceUuid) });
    }
  }
}
