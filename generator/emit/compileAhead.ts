import { parentPort } from 'node:worker_threads';
import { type Compiled, emitCompiled } from './compiled.ts';

// The other thread of Ahead.ts: one output after the other, and `undefined` after the last.
parentPort?.once('message', (model: Compiled) => {
  for (const output of emitCompiled(model)) parentPort?.postMessage(output);
  parentPort?.postMessage(undefined);
});
