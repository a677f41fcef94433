import { join } from 'node:path';
import { watch as watchFiles } from 'chokidar';
import { type Result, updater } from './update.ts';

/** Editors write a file in several steps. */
const settling = 50;

/**
 * Generates now and after every change of a schema or locale file, and tells each result.
 * @returns stops watching
 */
export function watch(root: string, onResult: (result: Result) => void): () => void {
  const update = updater(root);
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const run = () => {
    // A fault of the generator's own ends the attempt, not the watch.
    running = running.then(update).then(onResult).catch(console.error);
  };
  const later = () => {
    clearTimeout(timer);
    timer = setTimeout(run, settling);
  };
  // Not node:fs: of a file that an editor replaces instead of writing it, that sees no further edit.
  const folders = ['schemas', 'locales'].map((folder) => join(root, folder));
  const watcher = watchFiles(folders, { ignoreInitial: true }).on('all', later);
  run();
  return () => {
    clearTimeout(timer);
    void watcher.close();
  };
}
