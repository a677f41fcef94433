import { Batcher, type BatchLimits } from '../../../platform/base/Batcher.ts';
import { logError } from '../../../platform/base/log.ts';
import type { ServiceContext } from '../../../platform/operations/ServiceContext.ts';
import { isLockTimeout } from '../../../platform/store/databases/StatementError.ts';
import type { KeyedRecord } from '../../../platform/store/records/KeyedRecord.ts';
import { canRepeat } from './isPermanentError.ts';

/** Milliseconds that log entries wait for others. */
const linger = 100;

/** Estimate of the characters of a log entry besides its texts. */
const entryLength = 500;

/** Attempts to write log entries while locks are not free. Each waits for the lock, so all take five minutes. */
const maxAttempts = 20;

/** Maximum characters of log entries that wait in memory. */
const maxUnwritten = 50_000_000;

/** Returns about how many characters log entries have. */
export const lengthOfEntries = (entries: readonly KeyedRecord[]): number =>
  entries.reduce(
    (sum, { data }) =>
      Object.values(data).reduce<number>(
        (length, value) => length + (typeof value === 'string' ? value.length : 0),
        sum + entryLength,
      ),
    0,
  );

/** Writes the log entries of posts after their answers, many together. */
export class LogWriter {
  readonly #batcher: Batcher<readonly KeyedRecord[], undefined>;
  #isStopping = false;
  /** Characters of the entries that wait, and whether others were lost meanwhile. */
  #unwritten = 0;
  #hasLostEntries = false;

  constructor(
    { store }: Pick<ServiceContext, 'store'>,
    limits: Pick<BatchLimits<unknown>, 'maxSize' | 'maxWeight'>,
  ) {
    this.#batcher = new Batcher(
      async (calls) => {
        await this.#insertPersistently(store, calls.flat());
        return calls.map(() => undefined);
      },
      { ...limits, weightOf: lengthOfEntries, linger, canRepeat },
    );
  }

  /**
   * Writes log entries soon. A failure is logged, and the entries are lost. A lock of a few minutes is no failure, unless
   * too many entries wait for it.
   */
  write(entries: readonly KeyedRecord[]): void {
    if (this.#unwritten >= maxUnwritten) {
      if (!this.#hasLostEntries)
        logError('Log entries', new Error('The log is locked. New entries are lost'));
      this.#hasLostEntries = true;
      return;
    }
    const length = lengthOfEntries(entries);
    this.#unwritten += length;
    this.#batcher
      .run(entries)
      .catch((error: unknown) => logError('Log entries', error))
      .finally(() => {
        this.#unwritten -= length;
        if (this.#unwritten === 0) this.#hasLostEntries = false;
      });
  }

  /** From now on, entries that find locks get no further attempt. The process ends soon. */
  stopWaiting(): void {
    this.#isStopping = true;
  }

  /** Resolves when all entries are written. */
  whenIdle(): Promise<void> {
    return this.#batcher.whenIdle();
  }

  /** A lock can last for minutes, such as that of an index build. Entries that arrive meanwhile wait in memory. */
  async #insertPersistently(
    store: ServiceContext['store'],
    entries: readonly KeyedRecord[],
    attempts = maxAttempts,
  ): Promise<void> {
    try {
      await store.repository.insertAll(entries);
    } catch (error) {
      if (!isLockTimeout(error) || this.#isStopping || attempts <= 1) throw error;
      await this.#insertPersistently(store, entries, attempts - 1);
    }
  }
}
