import { join } from 'node:path';
import { watch as watchFiles } from 'chokidar';
import { IncrementalUpdater, type UpdateResult } from './updateOutputs.ts';

/** Editors write a file in several steps. */
const settleDelay = 20;

/** Once nobody has edited anything for so long, what is far from the last edit is checked as well. */
const idleDelay = 2000;

/**
 * Generates now and after every change of a schema or locale file, and tells each result.
 * @returns stops watching
 */
export function watchProject(root: string, onResult: (result: UpdateResult) => void): () => void {
  const upkeep = new IncrementalUpdater(root);
  let rest: NodeJS.Timeout | undefined;
  let leisure = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  // A fault of the generator's own ends the attempt, not the watch.
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
  // Not node:fs: of a file that an editor replaces instead of writing it, that sees no further edit.
  const folders = ['schemas', 'locales'].map((folder) => join(root, folder));
  // What is edited before all is watched is read by the first run, which waits for that.
  const watcher = watchFiles(folders, { ignoreInitial: true })
    .on('all', later)
    // A file that changes twice within 50 ms is told once: of the second time only the system itself tells.
    .on('raw', later)
    .on('ready', () => next(run));
  return () => {
    leisure.abort();
    clearTimeout(rest);
    clearTimeout(timer);
    void watcher.close();
  };
}
