import { parentPort, workerData } from 'node:worker_threads';
import { Files } from '../Files.ts';
import { load } from '../load.ts';
import { normalize } from '../normalize.ts';
import { emitCompiled } from './compiled.ts';

// The other thread of Ahead.ts: one output after the other, and `undefined` after the last. It reads the schemas itself, while the
// first one does: to be handed them would keep both waiting. What source code says matters to the check alone.
const root: string = workerData;
const { project } = load(root, new Files(root), new Set());
for await (const output of emitCompiled(normalize(project))) parentPort?.postMessage(output);
parentPort?.postMessage(undefined);
