import { join } from 'node:path';
import { watch as watchFiles } from 'chokidar';
import { IncrementalUpdater, type UpdateResult } from './updateOutputs.ts';

/** Milliseconds to wait, because editors write a file in several steps. */
const settleDelay = 20;

/** Milliseconds without an edit after which the whole project is checked. */
const idleDelay = 2000;

/**
 * Generates now and after every change of a schema or locale file, and reports each result.
 * @returns a function that stops watching
 */
export function watchProject(root: string, onResult: (result: UpdateResult) => void): () => void {
  const upkeep = new IncrementalUpdater(root);
  let rest: NodeJS.Timeout | undefined;
  let leisure = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  // An internal error ends the attempt, not the watch.
  const next = (step: () => Promise<void>) => {
    running = running.then(step).catch(console.error);
  };
  const verify = async () => {
    const problems = await upkeep.verify(leisure.signal);
    if (problems.some(({ isWarning }) => !isWarning)) onResult({ problems });
  };
  const run = async () => {
    onResult(await upkeep.update());
    clearTimeout(rest);
    leisure = new AbortController();
    rest = setTimeout(() => next(verify), idleDelay);
  };
  const later = () => {
    leisure.abort();
    clearTimeout(rest);
    clearTimeout(timer);
    timer = setTimeout(() => next(run), settleDelay);
  };
  // Not node:fs, which sees no further edit of a file that an editor replaces.
  const folders = ['schemas', 'locales'].map((folder) => join(root, folder));
  // The first run waits for the watcher, so it reads edits made before that.
  const watcher = watchFiles(folders, { ignoreInitial: true })
    .on('all', later)
    // The watcher reports a file that changes twice within 50 ms only once; this event reports the second
    // change.
    .on('raw', later)
    .on('ready', () => next(run));
  return () => {
    leisure.abort();
    clearTimeout(rest);
    clearTimeout(timer);
    void watcher.close();
  };
}
