import { setTimeout as delay } from 'node:timers/promises';
import { Batcher } from '../../../platform/base/Batcher.ts';
import { logError } from '../../../platform/base/log.ts';
import type { ServiceContext } from '../../../platform/operations/ServiceContext.ts';
import { isLockTimeout } from '../../../platform/store/databases/StatementError.ts';
import { DuplicateError } from '../../../platform/store/records/RecordRepository.ts';
import { redateLate, type ThroughputAddition } from '../../health/Throughput.ts';
import { acceptCalls } from '../accept/acceptCalls.ts';
import type { AcceptCall, DocumentReceipt } from '../accept/acceptDocuments.ts';
import { ClaimHeartbeat } from '../dispatch/ClaimHeartbeat.ts';
import { createExchangeMetrics, type MeasuredDocument } from '../exchangeMetrics.ts';
import type { EndedRun, FinishedRun } from '../finish/finishRun.ts';
import { finishUnlockedRuns } from '../finish/finishUnlockedRuns.ts';
import { canRepeat, isPermanentError } from './isPermanentError.ts';
import { LockedInterfacesError } from './LockedInterfacesError.ts';
import { LogWriter, lengthOfEntries } from './LogWriter.ts';

/** Called when interfaces may have due documents; without uuids, any interface may. */
type WakeListener = (interfaceUuids?: readonly string[]) => void;

/** Maximum number of calls in one transaction, and characters of their documents and log entries. */
const batchLimits = { maxSize: 256, maxWeight: 8_000_000 };

/** Milliseconds that figures of the throughput wait for others. */
const countLinger = 500;

/** Milliseconds before each further attempt to store the end of a run, without jitter. */
const finishDelays = [250, 500, 1000, 2000, 4000, 8000];

/** Milliseconds before each further attempt while locks are not free. */
const lockDelay = 8000;

/** Milliseconds between the attempts to accept documents of a locked interface, and in all. */
const acceptDelays = { attempt: 100, all: 15_000 };

/**
 * The queue of documents in this process. Calls that arrive together share a transaction, so that many documents
 * need as many statements as one. Each call gets its own result after the commit.
 */
export class ExchangeQueue {
  readonly claims: ClaimHeartbeat;
  readonly logs: LogWriter;
  readonly #accepting: Batcher<AcceptCall, DocumentReceipt[]>;
  readonly #finishing: Batcher<EndedRun, FinishedRun | undefined>;
  readonly #counting: Batcher<readonly ThroughputAddition[], undefined>;
  readonly #listeners = new Set<WakeListener>();
  readonly #measure: ReturnType<typeof createExchangeMetrics>;
  readonly #random: () => number;
  #isStopping = false;

  constructor(service: ServiceContext) {
    this.claims = new ClaimHeartbeat(service);
    this.logs = new LogWriter(service, batchLimits);
    this.#random = service.random;
    this.#measure = createExchangeMetrics(service);
    this.#accepting = new Batcher<AcceptCall, DocumentReceipt[]>(
      async (calls) => {
        const { results, received } = await service.store.transaction((tables) =>
          acceptCalls(service, tables, calls),
        );
        this.#count(received);
        return results;
      },
      {
        ...batchLimits,
        weightOf: ({ documents }) => documents.reduce((sum, { text }) => sum + text.length, 0),
        canRepeat,
      },
    );
    this.#finishing = new Batcher(
      async (runs) => {
        const { results, ended } = await finishUnlockedRuns(service, runs);
        this.#count(ended);
        return results;
      },
      {
        ...batchLimits,
        weightOf: ({ entries }) => lengthOfEntries(entries),
        canRepeat: isPermanentError,
      },
    );
    this.#counting = new Batcher(
      async (additions) => {
        await service.store.throughput.add(redateLate(additions.flat(), service.now()));
        return additions.map(() => undefined);
      },
      { maxSize: batchLimits.maxSize, linger: countLinger },
    );
  }

  /**
   * Stores documents, all or none of a call. Rejects with ServiceError if the interface accepts none, or for
   * a known key with another content, and with LockedInterfacesError if its row stays locked.
   */
  async accept(call: AcceptCall): Promise<DocumentReceipt[]> {
    const receipts = await this.#acceptUnlocked(call);
    this.wake([call.interfaceUuid]);
    return receipts;
  }

  async #acceptUnlocked(call: AcceptCall): Promise<DocumentReceipt[]> {
    const end = performance.now() + acceptDelays.all;
    for (;;) {
      try {
        return await this.#accepting.run(call);
      } catch (error) {
        if (!(error instanceof LockedInterfacesError) || performance.now() > end) throw error;
        await delay(acceptDelays.attempt);
      }
    }
  }

  /**
   * Ends a run, with several attempts, because the receiver would otherwise get the document again. It waits for locks
   * as long as the process runs. Resolves to undefined if the run was abandoned before, or if an attempt that seemed
   * to fail has ended it.
   */
  async finish(run: EndedRun): Promise<FinishedRun | undefined> {
    const finished = await this.#finishPersistently(run);
    if (!finished || finished.hasSuccessor) this.wake([String(run.claimed.row.interfaceUuid)]);
    return finished;
  }

  /** Announces that these interfaces, or any, may have due documents. Call it after the transaction. */
  wake(interfaceUuids?: readonly string[]): void {
    for (const listener of this.#listeners) listener(interfaceUuids);
  }

  /** Calls the listener at each wake-up. Returns a function that ends this. */
  onWake(listener: WakeListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** From now on, runs whose results find locks get a few attempts, too. The process ends soon. */
  stopWaiting(): void {
    this.#isStopping = true;
    this.logs.stopWaiting();
  }

  async #finishPersistently(run: EndedRun): Promise<FinishedRun | undefined> {
    for (let attempt = 0; ; attempt += 1) {
      try {
        return await this.#finishing.run(run);
      } catch (error) {
        // The log entries of the run exist: an earlier attempt was committed.
        if (error instanceof DuplicateError && attempt > 0) return undefined;
        const isLocked = isLockTimeout(error) || error instanceof LockedInterfacesError;
        const waitsForLock = isLocked && !this.#isStopping;
        const milliseconds = finishDelays[attempt] ?? (waitsForLock ? lockDelay : undefined);
        if (isPermanentError(error) || milliseconds === undefined) throw error;
        // Runs that failed together come back apart, so one that cannot be stored does not hold up the others again.
        await delay(milliseconds * (0.75 + this.#random() / 2));
      }
    }
  }

  /** Resolves when all log entries and figures are written. */
  async whenLogged(): Promise<void> {
    await Promise.all([this.logs.whenIdle(), this.#counting.whenIdle()]);
  }

  /** Adds to the metrics, and soon to the throughput. A failure is logged, and the figures are lost. */
  #count(additions: readonly (ThroughputAddition & MeasuredDocument)[]): void {
    if (additions.length === 0) return;
    this.#measure(additions);
    this.#counting.run(additions).catch((error: unknown) => logError('Throughput', error));
  }

  /** Resolves when nothing waits for the database. */
  async close(): Promise<void> {
    await Promise.all([this.#accepting.whenIdle(), this.#finishing.whenIdle()]);
    await this.whenLogged();
  }
}
