import { parentPort, workerData } from 'node:worker_threads';
import { FileCache } from '../load/FileCache.ts';
import { loadProject } from '../load/loadProject.ts';
import { normalizeProject } from '../normalize/normalizeProject.ts';
import { emitCompiled } from './emitCompiled.ts';

// The second thread of EmitWorker.ts. It posts one output after the other, and `undefined` after the last. It
// reads the schemas itself, because a transfer would block both threads. Only the check needs the names in
// source code.
const root: string = workerData;
const { project } = loadProject(root, new FileCache(root), new Set());
for await (const output of emitCompiled(normalizeProject(project))) parentPort?.postMessage(output);
parentPort?.postMessage(undefined);
