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
import { dirname, join, relative, sep } from 'node:path';
import type { Output } from './emit/output.ts';

export const generatedFolder = 'src/generated';

/** Every file under a folder, relative to it, with forward slashes. */
export function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}

/** What a file holds, or undefined when there is none. */
export const textOf = (path: string): string | undefined =>
  existsSync(path) ? readFileSync(path, 'utf8') : undefined;

/** Changes what differs and removes what is no longer generated. New texts are all on disk before the first takes its place. */
export function write(folder: string, outputs: readonly Output[]): { changed: string[]; removed: string[] } {
  const changed = outputs.filter(({ path, text }) => textOf(join(folder, path)) !== text);
  const wanted = new Set(outputs.map(({ path }) => path));
  const removed = filesIn(folder).filter((path) => !wanted.has(path));
  for (const { path, text } of changed) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, `${path}.new`), text);
  }
  for (const { path } of changed) renameSync(join(folder, `${path}.new`), join(folder, path));
  for (const path of removed) {
    rmSync(join(folder, path));
    if (readdirSync(dirname(join(folder, path))).length === 0) rmdirSync(dirname(join(folder, path)));
  }
  return { changed: changed.map(({ path }) => path), removed };
}
