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
import type { Output } from './emit/output.ts';

export const generatedFolder = 'src/generated';

/** Every file under a folder, relative to it, with forward slashes. */
export function filesIn(folder: string): string[] {
  const within = (path: string): string[] =>
    readdirSync(join(folder, path), { withFileTypes: true }).flatMap((entry) => {
      const name = `${path}${entry.name}`;
      if (entry.isDirectory()) return within(`${name}/`);
      return entry.isFile() ? name : [];
    });
  return existsSync(folder) ? within('').sort() : [];
}

/** What a file holds, or undefined when there is none. */
export const textOf = (path: string): string | undefined =>
  existsSync(path) ? readFileSync(path, 'utf8') : undefined;

/** What was changed and what was removed, relative to the folder. */
export interface Written {
  readonly changed: readonly string[];
  readonly removed: readonly string[];
}

/**
 * Changes what differs and removes what is no longer generated. New texts are all on disk before the first takes the place of
 * another.
 * @param last what is there by path, where that is known: then nothing is read
 */
export function write(
  folder: string,
  outputs: readonly Output[],
  last: ReadonlyMap<string, string> | undefined = undefined,
): Written {
  const present = last ?? new Set(filesIn(folder));
  const isSame = ({ path, text }: Output): boolean =>
    present.has(path) && (last?.get(path) ?? textOf(join(folder, path))) === text;
  const changed = outputs.filter((output) => !isSame(output));
  const wanted = new Set(outputs.map(({ path }) => path));
  const removed = [...present.keys()].filter((path) => !wanted.has(path));
  for (const inner of new Set(changed.map(({ path }) => dirname(path))))
    mkdirSync(join(folder, inner), { recursive: true });
  const nameOf = (path: string): string => join(folder, present.has(path) ? `${path}.new` : path);
  for (const { path, text } of changed) writeFileSync(nameOf(path), text);
  for (const { path } of changed) if (present.has(path)) renameSync(nameOf(path), join(folder, path));
  for (const path of removed) {
    rmSync(join(folder, path));
    if (readdirSync(dirname(join(folder, path))).length === 0) rmdirSync(dirname(join(folder, path)));
  }
  return { changed: changed.map(({ path }) => path), removed };
}
