import { channel } from 'node:diagnostics_channel';
import { Worker } from 'node:worker_threads';

/** Steps as texts, such as `Checking schemas/external/order.json`. */
const steps = channel('interface-console:step');

/** Announces the step that begins. It has an effect only after `reportProgress`. */
export const beginStep = (step: string): void => steps.publish(step);

/** Announces that nothing is in progress, for commands that wait for the next edit. */
export const endSteps = (): void => steps.publish('');

/** Maximum bytes of a step. */
const maxStepLength = 240;

/**
 * Prints the current step on standard error every 1.5 seconds. A thread of its own prints it, because a step
 * may block the main thread for minutes.
 * @returns a function that ends the report
 */
export function reportProgress(): () => void {
  const shared = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT + maxStepLength);
  const length = new Int32Array(shared, 0, 1);
  const text = new Uint8Array(shared, Int32Array.BYTES_PER_ELEMENT);
  const store = (step: unknown): void => {
    const bytes = Buffer.from(String(step)).subarray(0, maxStepLength);
    Atomics.store(length, 0, 0);
    text.set(bytes);
    Atomics.store(length, 0, bytes.length);
  };
  steps.subscribe(store);
  const worker = new Worker(new URL('./progressWorker.js', import.meta.url), {
    workerData: shared,
    // The worker is JavaScript, so it needs none of the loaders of this process.
    execArgv: [],
  });
  worker.unref();
  return () => {
    steps.unsubscribe(store);
    void worker.terminate();
  };
}
