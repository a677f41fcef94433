import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import type { Output } from '../emit/Output.ts';
import { beginStep } from '../pipeline/progress.ts';

/** Returns all files under a folder, as relative paths with forward slashes. */
export function listFiles(folder: string): string[] {
  const within = (path: string): string[] =>
    readdirSync(join(folder, path), { withFileTypes: true }).flatMap((entry) => {
      const name = `${path}${entry.name}`;
      if (entry.isDirectory()) return within(`${name}/`);
      return entry.isFile() ? name : [];
    });
  return existsSync(folder) ? within('').sort() : [];
}

/** Returns the content of a file, or undefined if it does not exist. */
export const readTextFile = (path: string): string | undefined =>
  existsSync(path) ? readFileSync(path, 'utf8') : undefined;

/** Changed and removed files, relative to the folder. */
export interface WrittenFiles {
  readonly changed: readonly string[];
  readonly removed: readonly string[];
}

/**
 * Writes changed files and removes obsolete ones. A text that replaces a file waits beside it as `.new` until
 * all texts are on disk. If a text cannot be made or written, the folder keeps its previous content.
 * @param current the outputs whose files have their texts already; then no text is made. It counts only while outputs
 * and files have the same paths.
 */
export function writeOutputs(
  folder: string,
  outputs: readonly Output[],
  current: ReadonlySet<Output> = new Set(),
): WrittenFiles {
  const present = new Set(listFiles(folder));
  const placeOf = (path: string): string => join(folder, present.has(path) ? `${path}.new` : path);
  const isSameSet = outputs.length === present.size && outputs.every(({ path }) => present.has(path));
  const changed: string[] = [];
  const newFolders: string[] = [];
  const folders = new Set<string>();
  const makeFolder = (path: string): void => {
    if (folders.has(path)) return;
    folders.add(path);
    const made = mkdirSync(path, { recursive: true });
    if (made !== undefined) newFolders.push(made);
  };
  try {
    for (const output of outputs) {
      const { path } = output;
      if (isSameSet && current.has(output)) continue;
      beginStep(`Generating ${path}`);
      const { text } = output;
      const isPresent = present.has(path);
      // To decode a long file takes four times as long as to encode its text.
      const bytes = isPresent ? Buffer.from(text) : undefined;
      if (bytes && readFileSync(join(folder, path)).equals(bytes)) continue;
      if (!isPresent) makeFolder(dirname(placeOf(path)));
      changed.push(path);
      // Node writes a text in one native call.
      writeFileSync(placeOf(path), bytes ?? text);
    }
  } catch (error) {
    for (const path of changed) rmSync(placeOf(path), { force: true });
    for (const path of newFolders) rmSync(path, { recursive: true, force: true });
    throw error;
  }
  for (const path of changed) if (present.has(path)) renameSync(placeOf(path), join(folder, path));
  const wanted = new Set(outputs.map(({ path }) => path));
  const removed = [...present].filter((path) => !wanted.has(path));
  for (const path of removed) {
    // An interrupted run left a `.new` file, which this run has renamed.
    rmSync(join(folder, path), { force: true });
    const around = dirname(join(folder, path));
    if (readdirSync(around).length === 0) rmdirSync(around);
  }
  return { changed, removed };
}
