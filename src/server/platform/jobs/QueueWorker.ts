import { setTimeout as delay } from 'node:timers/promises';
import type PgBoss from 'pg-boss';
import type { WorkOptions } from './Jobs.ts';

/** Milliseconds between two looks into a queue that was empty. */
const defaultPollInterval = 2000;

/** Jobs taken at once for each that can run; whoever runs one at a time takes one at a time. */
const jobsAhead = 4;

/**
 * Runs the jobs of one queue, so many side by side. pg-boss has workers, too; but they neither wait for a job to be marked as
 * done nor hear that it could not be, so a database that goes away for a moment would end the process.
 */
export class QueueWorker<T> {
  readonly #boss: PgBoss;
  readonly #queue: string;
  readonly #handle: (data: T) => Promise<void>;
  readonly #concurrency: number;
  readonly #pause: number;
  readonly #rank: (data: T) => number;
  readonly #running: Promise<unknown>;
  /** Taken, not begun. */
  readonly #waiting: PgBoss.Job<T>[] = [];
  /** Done, not yet marked. */
  #done: string[] = [];
  #taking: Promise<void> | undefined;
  #resting: Promise<void> | undefined;
  #bell = new AbortController();
  #isStopping = false;

  constructor(
    boss: PgBoss,
    queue: string,
    handle: (data: T) => Promise<void>,
    { concurrency = 1, pollInterval = defaultPollInterval, rank = () => 0 }: WorkOptions<T> = {},
  ) {
    this.#boss = boss;
    this.#queue = queue;
    this.#handle = handle;
    this.#concurrency = concurrency;
    this.#pause = pollInterval;
    this.#rank = rank;
    this.wake();
    this.#running = Promise.all(Array.from({ length: concurrency }, () => this.#lane()));
  }

  /** There is something in the queue: whoever waits for the next look looks now. */
  wake(): void {
    this.#bell.abort();
    this.#bell = new AbortController();
  }

  /** Resolves when the jobs that run have ended. What was taken but not begun goes back. */
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

  /** One for all lanes that have nothing to do, or each would look by itself; cut short by the bell that rang since the lane looked. */
  #rest(signal: AbortSignal): Promise<void> {
    this.#resting ??= delay(this.#pause, undefined, { signal })
      .catch(() => undefined)
      .finally(() => {
        this.#resting = undefined;
      });
    return this.#resting;
  }

  /** One at a time for all lanes; never rejects. */
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

  /** The database answers with jobs in any order. */
  #compare(one: PgBoss.JobWithMetadata<T>, other: PgBoss.JobWithMetadata<T>): number {
    const [rank, otherRank] = [this.#rank(one.data), this.#rank(other.data)];
    if (rank !== otherRank) return rank - otherRank;
    const age = one.createdOn.getTime() - other.createdOn.getTime();
    return age || (one.id < other.id ? -1 : 1);
  }

  /** What cannot be marked now is marked the next time. */
  async #mark(): Promise<void> {
    const ids = this.#done;
    if (ids.length === 0) return;
    await this.#boss.complete(this.#queue, ids);
    this.#done = this.#done.slice(ids.length);
  }

  async #run({ id, data }: PgBoss.Job<T>): Promise<void> {
    try {
      await this.#handle(data);
      this.#done.push(id);
    } catch (error) {
      this.#log(error);
      await this.#boss
        .fail(this.#queue, id, { message: String(error) })
        .catch((failure: unknown) => this.#log(failure));
    }
  }

  #log(error: unknown): void {
    console.error(`Job ${this.#queue}:`, error);
  }
}
