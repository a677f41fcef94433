import { setTimeout as delay } from 'node:timers/promises';
import type PgBoss from 'pg-boss';

/** Milliseconds between two looks into a queue that was empty. */
const pause = 2000;

/**
 * Runs the jobs of one queue, one after the other. pg-boss has workers, too; but they neither wait for a job to be marked as
 * done nor hear that it could not be, so a database that goes away for a moment would end the process.
 */
export class QueueWorker<T> {
  readonly #boss: PgBoss;
  readonly #queue: string;
  readonly #handle: (data: T) => Promise<void>;
  readonly #stopping = new AbortController();
  readonly #running: Promise<void>;

  constructor(boss: PgBoss, queue: string, handle: (data: T) => Promise<void>) {
    this.#boss = boss;
    this.#queue = queue;
    this.#handle = handle;
    this.#running = this.#run();
  }

  /** Resolves when the job that runs has ended. */
  stop(): Promise<void> {
    this.#stopping.abort();
    return this.#running;
  }

  async #run(): Promise<void> {
    const { signal } = this.#stopping;
    while (!signal.aborted) {
      const wasBusy = await this.#next().catch((error: unknown) => this.#log(error));
      // Rejects when it is cut short by `stop`.
      if (!wasBusy) await delay(pause, undefined, { signal }).catch(() => undefined);
    }
  }

  /** Runs a job, if there is one. Rejects when the database does not let it be taken or marked as done. */
  async #next(): Promise<boolean> {
    const [job] = await this.#boss.fetch<T>(this.#queue);
    if (!job) return false;
    try {
      await this.#handle(job.data);
    } catch (error) {
      this.#log(error);
      await this.#boss.fail(this.#queue, job.id, { message: String(error) });
      return true;
    }
    await this.#boss.complete(this.#queue, job.id);
    return true;
  }

  #log(error: unknown): false {
    console.error(`Job ${this.#queue}:`, error);
    return false;
  }
}
