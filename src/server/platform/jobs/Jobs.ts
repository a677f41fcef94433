export interface SendOptions {
  /** Not before this instant; at once when left out. */
  readonly startAfter?: Date;
  /** While a job of this key waits in the queue, no other of the key is added. */
  readonly singletonKey?: string;
  /** Comes before all that wait without it. */
  readonly isUrgent?: boolean;
}

/** A job among several. */
export interface JobItem extends SendOptions {
  readonly data: object;
}

export interface WorkOptions<T = unknown> {
  /** Jobs of the queue that this process runs side by side; one when left out. */
  readonly concurrency?: number;
  /** Milliseconds between two looks into a queue that was empty; what this process sends itself is seen at once. */
  readonly pollInterval?: number;
  /** The order of jobs that are taken together, if it is another than that in which they were sent: smaller numbers begin first. */
  readonly rank?: (data: T) => number;
}

/** Work that waits in the database: each job is run by one process, however many share the database. */
export interface Jobs {
  /**
   * From now on this process runs the jobs of a queue, in the order in which they were sent. A job whose handler rejects is logged and tried
   * again, later each time; one whose process ended goes to another after a quarter of an hour. So a handler may see a job twice.
   */
  work<T>(queue: string, handle: (data: T) => Promise<void>, options?: WorkOptions<T>): Promise<void>;
  send(queue: string, data: object, options?: SendOptions): Promise<void>;
  /** In one statement. */
  sendAll(queue: string, items: readonly JobItem[]): Promise<void>;
  /** Sends `{}` to the queue whenever the clock fits `cron` (UTC; five parts, or six with seconds): once for all processes. */
  schedule(queue: string, cron: string): Promise<void>;
  /** Takes no further job, and resolves when those that run have ended. */
  stop(): Promise<void>;
}
