import { parentPort, workerData } from 'node:worker_threads';
import { FileCache } from '../load/FileCache.ts';
import { loadProject } from '../load/loadProject.ts';
import { normalizeProject } from '../normalize/normalizeProject.ts';
import { emitCompiled } from './emitCompiled.ts';

// The other thread of Ahead.ts: one output after the other, and `undefined` after the last. It reads the schemas itself, while the
// first one does: to be handed them would keep both waiting. What source code says matters to the check alone.
const root: string = workerData;
const { project } = loadProject(root, new FileCache(root), new Set());
for await (const output of emitCompiled(normalizeProject(project))) parentPort?.postMessage(output);
parentPort?.postMessage(undefined);
