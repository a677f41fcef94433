import { on } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Output } from './Output.ts';

/** What fewer entities need is compiled sooner than another thread is ready to. */
const minEntities = 300;

/** Megabytes: an output is handed over as soon as it is made. */
const resourceLimits = { maxYoungGenerationSizeMb: 32, maxOldGenerationSizeMb: 256 };

/**
 * Another thread that makes what libraries write while this one checks and makes the rest: each takes about as long. What goes
 * wrong there is left to this thread, which says what it was.
 */
export class EmitWorker {
  readonly #worker: Worker | undefined;
  readonly #messages: AsyncIterable<readonly [Output | undefined]> | undefined;

  /** Starts it, should the project be a large one. */
  constructor(root: string) {
    const folder = join(root, 'schemas/entities');
    if (!existsSync(folder) || readdirSync(folder).length < minEntities) return;
    const thread = new URL('./aheadThread.js', import.meta.url);
    this.#worker = new Worker(thread, { resourceLimits, workerData: root });
    this.#messages = on(this.#worker, 'message', { close: ['exit'] }) as AsyncIterable<[Output | undefined]>;
  }

  /**
   * What `emitCompiled` makes of the project, each as soon as it is there.
   * @returns whether that was all of it; the rest is left to this thread
   */
  async *outputs(): AsyncGenerator<Output, boolean> {
    try {
      for await (const [output] of this.#messages ?? []) {
        if (!output) return true;
        yield output;
      }
    } catch {
      // What it threw this thread will throw as well.
    }
    return false;
  }

  /** Nobody waits for it any more. */
  stop(): void {
    void this.#worker?.terminate();
  }
}
