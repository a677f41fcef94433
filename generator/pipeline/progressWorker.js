// @ts-check
import { writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';

// The thread of `reportProgress` (progress.ts). The shared memory holds the length of a text and its bytes.

/** Milliseconds. With the start of the program, the first step appears within two seconds. */
const interval = 1500;

const standardError = 2;
const length = new Int32Array(workerData, 0, 1);
const text = new Uint8Array(workerData, Int32Array.BYTES_PER_ELEMENT);

setInterval(() => {
  const bytes = Atomics.load(length, 0);
  if (bytes === 0) return;
  try {
    // `console` of a worker waits for the main thread.
    writeSync(standardError, `${Buffer.from(text.slice(0, bytes))}…\n`);
  } catch {
    // The reader of the output is gone.
  }
}, interval);
