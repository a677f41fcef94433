import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Output } from './output.ts';

/** What fewer entities need is compiled sooner than another thread is ready to. */
const many = 300;

/** Megabytes: an output is handed over as soon as it is made. */
const resourceLimits = { maxYoungGenerationSizeMb: 32, maxOldGenerationSizeMb: 256 };

/**
 * Another thread that makes what libraries write while this one checks and makes the rest: each takes about as long. What goes
 * wrong there is left to this thread, which says what it was.
 */
export class Ahead {
  readonly #worker: Worker | undefined;
  /** What `emitCompiled` makes of the project; undefined when that is left to this thread. */
  readonly outputs: Promise<readonly Output[] | undefined>;

  /** Starts it, should the project be a large one. */
  constructor(root: string) {
    const folder = join(root, 'schemas/entities');
    if (!existsSync(folder) || readdirSync(folder).length < many) {
      this.outputs = Promise.resolve(undefined);
      return;
    }
    const worker = new Worker(new URL('./aheadThread.js', import.meta.url), {
      resourceLimits,
      workerData: root,
    });
    this.#worker = worker;
    this.outputs = new Promise((resolve) => {
      const outputs: Output[] = [];
      worker.on('message', (output: Output | undefined) => {
        if (output) outputs.push(output);
        else resolve(outputs);
      });
      worker.once('error', () => resolve(undefined));
      worker.once('exit', () => resolve(undefined));
    });
  }

  /** Nobody waits for it any more. */
  stop(): void {
    void this.#worker?.terminate();
  }
}
