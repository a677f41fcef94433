import { on } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Output } from './Output.ts';

/** Smaller projects compile sooner than another thread starts. */
const minEntities = 300;

/** Megabytes. Each output is passed on as soon as it is ready. */
const resourceLimits = { maxYoungGenerationSizeMb: 32, maxOldGenerationSizeMb: 256 };

/**
 * A second thread that runs the libraries of `emitCompiled`, while this one checks and emits the rest; both
 * take about as long. If it fails, this thread repeats the work and reports the error.
 */
export class EmitWorker {
  readonly #worker: Worker | undefined;
  readonly #messages: AsyncIterable<readonly [Output | undefined]> | undefined;

  /** Starts the thread if the project is large. */
  constructor(root: string) {
    const folder = join(root, 'schemas/entities');
    if (!existsSync(folder) || readdirSync(folder).length < minEntities) return;
    const thread = new URL('./aheadThread.js', import.meta.url);
    this.#worker = new Worker(thread, { resourceLimits, workerData: root });
    this.#messages = on(this.#worker, 'message', { close: ['exit'] }) as AsyncIterable<[Output | undefined]>;
  }

  /**
   * Yields the outputs of `emitCompiled` as they become ready.
   * @returns whether the thread completed; otherwise the caller emits the rest
   */
  async *outputs(): AsyncGenerator<Output, boolean> {
    try {
      for await (const [output] of this.#messages ?? []) {
        if (!output) return true;
        yield output;
      }
    } catch {
      // This thread will throw the same error.
    }
    return false;
  }

  /** Stops the thread when its result is no longer needed. */
  stop(): void {
    void this.#worker?.terminate();
  }
}
