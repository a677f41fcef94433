import { setTimeout as delay } from 'node:timers/promises';
import type PgBoss from 'pg-boss';
import { logError } from '../base/log.ts';
import type { JobHandler, WorkOptions } from './Jobs.ts';

/** Milliseconds between two polls of an empty queue. */
const defaultPollInterval = 2000;

/** Jobs to fetch per lane. A worker with one lane fetches one at a time. */
const jobsAhead = 4;

/**
 * Runs the jobs of one queue in several lanes. The workers of pg-boss neither wait for a job to be marked as
 * done nor report a failure of that. A database that is unavailable for a moment would end the process.
 */
export class QueueWorker<T> {
  readonly #boss: PgBoss;
  readonly #queue: string;
  readonly #handle: JobHandler<T>;
  readonly #concurrency: number;
  readonly #pause: number;
  readonly #running: Promise<unknown>;
  /** Fetched, not started. */
  readonly #waiting: PgBoss.Job<T>[] = [];
  /** Done, not marked yet. */
  #done: string[] = [];
  #taking: Promise<void> | undefined;
  #resting: Promise<void> | undefined;
  #bell = new AbortController();
  #isStopping = false;

  constructor(
    boss: PgBoss,
    queue: string,
    handle: JobHandler<T>,
    { concurrency = 1, pollInterval = defaultPollInterval }: WorkOptions = {},
  ) {
    this.#boss = boss;
    this.#queue = queue;
    this.#handle = handle;
    this.#concurrency = concurrency;
    this.#pause = pollInterval;
    this.wake();
    this.#running = Promise.all(Array.from({ length: concurrency }, () => this.#lane()));
  }

  /** The queue has jobs: waiting lanes poll now. */
  wake(): void {
    this.#bell.abort();
    this.#bell = new AbortController();
  }

  /**
   * Resolves when the running jobs have ended. Jobs that were fetched but not started count as failed, so they
   * run later only if their queue has retries.
   */
  async stop(): Promise<void> {
    this.#isStopping = true;
    this.wake();
    await this.#running;
    await this.#taking;
    const ids = this.#waiting.splice(0).map(({ id }) => id);
    await this.#mark().catch((error: unknown) => this.#log(error));
    if (ids.length === 0) return;
    await this.#boss.fail(this.#queue, ids).catch((error) => this.#log(error));
  }

  async #lane(): Promise<void> {
    while (!this.#isStopping) {
      const { signal } = this.#bell;
      if (this.#waiting.length === 0) await this.#take();
      const job = this.#isStopping ? undefined : this.#waiting.shift();
      if (job) await this.#run(job);
      else await this.#rest(signal);
    }
  }

  /**
   * All idle lanes share one pause, so they do not poll separately. A wake-up since the last poll ends it
   * early.
   */
  #rest(signal: AbortSignal): Promise<void> {
    this.#resting ??= delay(this.#pause, undefined, { signal })
      .catch(() => undefined)
      .finally(() => {
        this.#resting = undefined;
      });
    return this.#resting;
  }

  /** One fetch at a time for all lanes; never rejects. */
  #take(): Promise<void> {
    this.#taking ??= this.#fetch()
      .catch((error: unknown) => this.#log(error))
      .finally(() => {
        this.#taking = undefined;
      });
    return this.#taking;
  }

  async #fetch(): Promise<void> {
    await this.#mark();
    const batchSize = this.#concurrency === 1 ? 1 : this.#concurrency * jobsAhead;
    const jobs = await this.#boss.fetch<T>(this.#queue, { batchSize, includeMetadata: true });
    this.#waiting.push(...jobs.toSorted((one, other) => this.#compare(one, other)));
    if (jobs.length > 1) this.wake();
  }

  /** The database returns jobs in any order. */
  #compare(one: PgBoss.JobWithMetadata<T>, other: PgBoss.JobWithMetadata<T>): number {
    const age = one.createdOn.getTime() - other.createdOn.getTime();
    return age || (one.id < other.id ? -1 : 1);
  }

  /** Jobs that cannot be marked now are marked next time. */
  async #mark(): Promise<void> {
    // A copy: lanes add to the list while the database answers.
    const ids = [...this.#done];
    if (ids.length === 0) return;
    await this.#boss.complete(this.#queue, ids);
    this.#done = this.#done.slice(ids.length);
  }

  async #run({ id, data }: PgBoss.Job<T>): Promise<void> {
    try {
      if ((await this.#handle(data)) === false) await this.#boss.deleteJob(this.#queue, id);
      else this.#done.push(id);
    } catch (error) {
      this.#log(error);
      await this.#boss
        .fail(this.#queue, id, { message: String(error) })
        .catch((failure: unknown) => this.#log(failure));
    }
  }

  #log(error: unknown): void {
    logError(`Job ${this.#queue}`, error);
  }
}
