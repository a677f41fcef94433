/** Calls that one flush handles together. */
export interface BatchLimits<Call> {
  /** Maximum number of calls in one flush. */
  readonly maxSize: number;
  /** Weight of a call, such as its characters. A flush takes calls until their weight exceeds `maxWeight`. */
  readonly weightOf?: (call: Call) => number;
  readonly maxWeight?: number;
  /** Milliseconds for which a call waits for others; 0 when omitted. */
  readonly linger?: number;
  /**
   * Returns whether a failed flush certainly had no effect. Each of its calls then runs alone, so that only the
   * faulty ones fail. Other failures reject all calls of the flush.
   */
  readonly canRepeat?: (error: unknown) => boolean;
}

interface WaitingCall<Call, Result> {
  readonly call: Call;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Collects the calls that arrive while a flush is under way and flushes them together, in the order of their
 * arrival. Each caller gets its own result or error.
 */
export class Batcher<Call, Result> {
  readonly #flush: (calls: readonly Call[]) => Promise<readonly (Result | Error)[]>;
  readonly #limits: BatchLimits<Call>;
  #waiting: WaitingCall<Call, Result>[] = [];
  #flushing: Promise<void> | undefined;
  #endLinger: (() => void) | undefined;

  /** @param flush resolves to the result or the error of each call, in the order of the calls */
  constructor(
    flush: (calls: readonly Call[]) => Promise<readonly (Result | Error)[]>,
    limits: BatchLimits<Call>,
  ) {
    this.#flush = flush;
    this.#limits = limits;
  }

  run(call: Call): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ call, resolve, reject });
      this.#flushing ??= this.#flushAll();
    });
  }

  /** Resolves when no call waits. Lingering calls are flushed now. */
  async whenIdle(): Promise<void> {
    while (this.#flushing) {
      this.#endLinger?.();
      await this.#flushing;
    }
  }

  async #flushAll(): Promise<void> {
    // Calls of the same turn of the event loop share the first flush.
    await this.#linger();
    while (this.#waiting.length > 0) {
      const batch = this.#take();
      await this.#flushBatch(batch);
      if (this.#waiting.length > 0 && this.#waiting.length < this.#limits.maxSize) await this.#linger();
    }
    this.#flushing = undefined;
  }

  async #linger(): Promise<void> {
    const { linger = 0 } = this.#limits;
    await new Promise<void>((resolve) => {
      if (linger === 0) {
        setImmediate(resolve);
        return;
      }
      const timer = setTimeout(resolve, linger);
      this.#endLinger = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    this.#endLinger = undefined;
  }

  #take(): WaitingCall<Call, Result>[] {
    const { maxSize, weightOf = () => 0, maxWeight = Number.POSITIVE_INFINITY } = this.#limits;
    let [size, weight] = [0, 0];
    for (const { call } of this.#waiting.slice(0, maxSize)) {
      weight += weightOf(call);
      if (size > 0 && weight > maxWeight) break;
      size += 1;
    }
    return this.#waiting.splice(0, size);
  }

  async #flushBatch(batch: readonly WaitingCall<Call, Result>[]): Promise<void> {
    try {
      const results = await this.#flush(batch.map(({ call }) => call));
      for (const [index, { resolve, reject }] of batch.entries()) {
        const result = results[index] as Result | Error;
        if (result instanceof Error) reject(result);
        else resolve(result);
      }
    } catch (error) {
      if (batch.length > 1 && this.#limits.canRepeat?.(error)) {
        for (const waiting of batch) await this.#flushBatch([waiting]);
        return;
      }
      for (const { reject } of batch) reject(error);
    }
  }
}
