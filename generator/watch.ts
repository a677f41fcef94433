import { watch as watchFolder } from 'node:fs';
import { join } from 'node:path';
import { type Result, update } from './update.ts';

/** Editors write a file in several steps. */
const settling = 50;

/**
 * Generates now and after every change of a schema or locale file, and tells each result.
 * @returns stops watching
 */
export function watch(root: string, onResult: (result: Result) => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const run = () => {
    running = running.then(() => update(root)).then(onResult);
  };
  const later = () => {
    clearTimeout(timer);
    timer = setTimeout(run, settling);
  };
  const watchers = ['schemas', 'locales'].map((folder) =>
    watchFolder(join(root, folder), { recursive: true }, later),
  );
  run();
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}
