import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { watch as watchFiles } from 'chokidar';
import { endSteps } from '../pipeline/progress.ts';
import type { UpdateResult } from '../pipeline/updateOutputs.ts';
import { IncrementalUpdater } from './IncrementalUpdater.ts';

/** Milliseconds to wait, because editors write a file in several steps. */
const settleDelay = 20;

/** Milliseconds after a result, when the author probably reads it. */
const idleDelay = 200;

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/**
 * Generates now and after every change of a schema or locale file, and reports each result.
 * @returns a function that stops watching
 */
export function watchProject(root: string, onResult: (result: UpdateResult) => void): () => void {
  const updater = new IncrementalUpdater(root);
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const update = async () => {
    onResult(await updater.update());
    // Most of the heap is garbage of this update. V8 would keep it until several more updates.
    timer ??= setTimeout(collectGarbage, idleDelay);
  };
  const run = () => {
    timer = undefined;
    // An internal error ends the attempt, not the watch.
    running = running.then(update).catch(console.error).finally(endSteps);
  };
  const later = () => {
    clearTimeout(timer);
    timer = setTimeout(run, settleDelay);
  };
  // Not node:fs, which reports no further edit of a file that an editor replaces.
  const folders = ['schemas', 'locales'].map((folder) => join(root, folder));
  // The first run waits for the watcher, so it reads edits made before that.
  const watcher = watchFiles(folders, { ignoreInitial: true })
    .on('all', later)
    // The watcher reports a file that changes twice within 50 ms only once; this event reports the second
    // change.
    .on('raw', later)
    .on('ready', run);
  return () => {
    clearTimeout(timer);
    void watcher.close();
  };
}
