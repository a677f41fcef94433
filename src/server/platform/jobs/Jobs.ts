interface SendOptions {
  /** A job with this key is added once: not again while it waits or runs, nor for an hour after it has ended. */
  readonly onceKey?: string;
}

export interface WorkOptions {
  /** Number of jobs of the queue that this process runs in parallel; 1 when omitted. */
  readonly concurrency?: number;
  /** Milliseconds between two polls of an empty queue. Jobs that this process sends are seen at once. */
  readonly pollInterval?: number;
}

/** Runs a job. False means that it cannot run now: the job is removed, and its key may be sent again. */
export type JobHandler<T> = (data: T) => Promise<void> | Promise<boolean>;

/** Jobs that wait in the database. One process runs each job, however many share the database. */
export interface Jobs {
  /**
   * Runs the jobs of a queue in this process from now on, in the order of sending. A job whose handler
   * rejects is logged and retried with growing delay. A job whose process ended goes to another process after
   * 15 minutes, so a handler may get a job twice.
   */
  work<T>(queue: string, handle: JobHandler<T>, options?: WorkOptions): Promise<void>;
  send(queue: string, data: object, options?: SendOptions): Promise<void>;
  /**
   * Sends `{}` to the queue at each instant of `cron` (UTC; five parts, or six with seconds), once for all
   * processes.
   */
  schedule(queue: string, cron: string): Promise<void>;
  /** Takes no more jobs and resolves when the running ones have ended. */
  stop(): Promise<void>;
}
