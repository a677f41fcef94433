import { setTimeout as delay } from 'node:timers/promises';
import { Batcher } from '../../../platform/base/Batcher.ts';
import { logError } from '../../../platform/base/log.ts';
import { ServiceError } from '../../../platform/base/ServiceError.ts';
import type { ServiceContext } from '../../../platform/operations/ServiceContext.ts';
import {
  isLockTimeout,
  isRolledBack,
  StatementError,
} from '../../../platform/store/databases/StatementError.ts';
import type { KeyedRecord } from '../../../platform/store/records/KeyedRecord.ts';
import { DuplicateError } from '../../../platform/store/records/RecordRepository.ts';
import { redateLate, type ThroughputAddition } from '../../health/Throughput.ts';
import { acceptCalls } from '../accept/acceptCalls.ts';
import type { AcceptCall, Receipt } from '../accept/acceptDocuments.ts';
import { ClaimHeartbeat } from '../dispatch/ClaimHeartbeat.ts';
import { createExchangeMetrics, type MeasuredDocument } from '../exchangeMetrics.ts';
import type { EndedRun, FinishedRun } from '../finish/finishRun.ts';
import { finishUnlockedRuns } from '../finish/finishUnlockedRuns.ts';
import { LockedInterfacesError } from './LockedInterfacesError.ts';

/** Called when interfaces may have due documents; without uuids, any interface may. */
type WakeListener = (interfaceUuids?: readonly string[]) => void;

/** Maximum number of calls in one transaction. */
const maxBatchSize = 256;

/** Maximum characters of the documents and log entries in one transaction. */
const maxBatchLength = 8_000_000;

/** Milliseconds that log entries wait for others. */
const logLinger = 100;

/** Milliseconds that figures of the throughput wait for others. */
const countLinger = 500;

/** Estimate of the characters of a log entry besides its texts. */
const entryLength = 500;

const lengthOf = (entries: readonly KeyedRecord[]): number =>
  entries.reduce(
    (sum, { data }) =>
      Object.values(data).reduce<number>(
        (length, value) => length + (typeof value === 'string' ? value.length : 0),
        sum + entryLength,
      ),
    0,
  );

/** A refused transaction had no effect: each call may run again, alone. For a lock, each of them would wait again. */
const canRepeat = (error: unknown): boolean =>
  error instanceof ServiceError ||
  error instanceof DuplicateError ||
  (isRolledBack(error) && !isLockTimeout(error));

/**
 * Every further attempt would fail as well: because of a value (SQLSTATE classes 22, 23 and 54; TypeError and
 * RangeError of the service), or the service refuses it.
 */
export const isPermanentError = (error: unknown): boolean =>
  error instanceof ServiceError ||
  error instanceof DuplicateError ||
  error instanceof TypeError ||
  error instanceof RangeError ||
  (error instanceof StatementError && /^(2[23]|54)/.test(error.code));

/** Milliseconds before each further attempt to store the end of a run, without jitter. */
const finishDelays = [250, 500, 1000, 2000, 4000, 8000];

/** Milliseconds before each further attempt while locks are not free. */
const lockDelay = 8000;

/** Attempts to write log entries while locks are not free. Each waits for the lock, so all take five minutes. */
const maxLogAttempts = 20;

/** Maximum characters of log entries that wait in memory. */
const maxUnlogged = 50_000_000;

/** Milliseconds between the attempts to accept documents of a locked interface, and in all. */
const acceptDelays = { attempt: 100, all: 15_000 };

/**
 * The queue of documents in this process. Calls that arrive together share a transaction, so that many documents
 * need as many statements as one. Each call gets its own result after the commit.
 */
export class ExchangeQueue {
  readonly claims: ClaimHeartbeat;
  readonly #accepting: Batcher<AcceptCall, Receipt[]>;
  readonly #finishing: Batcher<EndedRun, FinishedRun | undefined>;
  readonly #logging: Batcher<readonly KeyedRecord[], undefined>;
  readonly #counting: Batcher<readonly ThroughputAddition[], undefined>;
  readonly #listeners = new Set<WakeListener>();
  readonly #measure: ReturnType<typeof createExchangeMetrics>;
  readonly #random: () => number;
  #isStopping = false;
  /** Characters of the log entries that wait, and whether others were lost meanwhile. */
  #unlogged = 0;
  #hasLostEntries = false;

  constructor(service: ServiceContext) {
    this.claims = new ClaimHeartbeat(service);
    this.#random = service.random;
    this.#measure = createExchangeMetrics(service);
    this.#accepting = new Batcher<AcceptCall, Receipt[]>(
      async (calls) => {
        const { results, received } = await service.store.transaction((tables) =>
          acceptCalls(service, tables, calls),
        );
        this.#count(received);
        return results;
      },
      {
        maxSize: maxBatchSize,
        maxWeight: maxBatchLength,
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
        maxSize: maxBatchSize,
        maxWeight: maxBatchLength,
        weightOf: ({ entries }) => lengthOf(entries),
        canRepeat: isPermanentError,
      },
    );
    this.#logging = new Batcher(
      async (calls) => {
        await this.#insertPersistently(service, calls.flat());
        return calls.map(() => undefined);
      },
      {
        maxSize: maxBatchSize,
        maxWeight: maxBatchLength,
        weightOf: lengthOf,
        linger: logLinger,
        canRepeat,
      },
    );
    this.#counting = new Batcher(
      async (additions) => {
        await service.store.throughput.add(redateLate(additions.flat(), service.now()));
        return additions.map(() => undefined);
      },
      { maxSize: maxBatchSize, linger: countLinger },
    );
  }

  /**
   * Stores documents, all or none of a call. Rejects with ServiceError if the interface accepts none, or for
   * a known key with another content, and with LockedInterfacesError if its row stays locked.
   */
  async accept(call: AcceptCall): Promise<Receipt[]> {
    const receipts = await this.#acceptUnlocked(call);
    this.wake([call.interfaceUuid]);
    return receipts;
  }

  async #acceptUnlocked(call: AcceptCall): Promise<Receipt[]> {
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

  /**
   * Writes log entries soon. A failure is logged, and the entries are lost. A lock of a few minutes is no failure, unless
   * too many entries wait for it.
   */
  log(entries: readonly KeyedRecord[]): void {
    if (this.#unlogged >= maxUnlogged) {
      if (!this.#hasLostEntries)
        logError('Log entries', new Error('The log is locked. New entries are lost'));
      this.#hasLostEntries = true;
      return;
    }
    const length = lengthOf(entries);
    this.#unlogged += length;
    this.#logging
      .run(entries)
      .catch((error: unknown) => logError('Log entries', error))
      .finally(() => {
        this.#unlogged -= length;
        if (this.#unlogged === 0) this.#hasLostEntries = false;
      });
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

  /** A lock can last for minutes, such as that of an index build. Entries that arrive meanwhile wait in memory. */
  async #insertPersistently(
    { store }: Pick<ServiceContext, 'store'>,
    entries: readonly KeyedRecord[],
    attempts = maxLogAttempts,
  ): Promise<void> {
    try {
      await store.repository.insertAll(entries);
    } catch (error) {
      if (!isLockTimeout(error) || this.#isStopping || attempts <= 1) throw error;
      await this.#insertPersistently({ store }, entries, attempts - 1);
    }
  }

  /** Resolves when all log entries and figures are written. */
  async whenLogged(): Promise<void> {
    await Promise.all([this.#logging.whenIdle(), this.#counting.whenIdle()]);
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
