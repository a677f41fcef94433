import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { isSameText, type Output } from './emit/output.ts';

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

/** Characters that are written at once. */
const chunk = 2 ** 16;

/** Parts of a text, and the bytes that they are. */
interface Piece {
  readonly parts: readonly string[];
  readonly bytes: Buffer;
}

/** What was written of long texts that may be written again. */
const written = new WeakMap<Output, readonly Piece[]>();

/** Nobody needs a long text as a whole: it is joined piece by piece, and a piece of the same parts not even that. */
function* piecesOf(parts: readonly string[], before: readonly Piece[]): Iterable<Piece> {
  const known = new Map(before.map((piece) => [piece.parts.at(-1), piece]));
  let [start, length] = [0, 0];
  for (const [index, part] of parts.entries()) {
    length += part.length;
    if (length < chunk && index < parts.length - 1) continue;
    const ready = known.get(part);
    const own = parts.slice(start, index + 1);
    const isSame = ready?.parts.length === own.length && own.every((one, i) => one === ready.parts[i]);
    yield isSame ? ready : { parts: own, bytes: Buffer.from(own.join('')) };
    [start, length] = [index + 1, 0];
  }
}

/** @param last what was written in its place the last time, where there will be a next time */
function writeOutput(path: string, output: Output, last: Output | undefined): void {
  if (!output.parts) {
    writeFileSync(path, output.text);
    return;
  }
  const pieces: Piece[] = [];
  const file = openSync(path, 'w');
  try {
    for (const piece of piecesOf(output.parts, (last && written.get(last)) ?? [])) {
      writeFileSync(file, piece.bytes);
      if (last) pieces.push(piece);
    }
  } finally {
    closeSync(file);
  }
  if (last) written.set(output, pieces);
}

/**
 * Changes what differs and removes what is no longer generated. New texts are all on disk before the first takes the place of
 * another.
 * @param last what was written the last time, by path: then nothing is read
 */
export function write(
  folder: string,
  outputs: readonly Output[],
  last: ReadonlyMap<string, Output> | undefined = undefined,
): Written {
  const present = last ?? new Set(filesIn(folder));
  const isSame = (output: Output): boolean => {
    const before = last?.get(output.path);
    if (before) return isSameText(before, output);
    return present.has(output.path) && textOf(join(folder, output.path)) === output.text;
  };
  const changed = outputs.filter((output) => !isSame(output));
  const wanted = new Set(outputs.map(({ path }) => path));
  const removed = [...present.keys()].filter((path) => !wanted.has(path));
  for (const inner of new Set(changed.map(({ path }) => dirname(path))))
    mkdirSync(join(folder, inner), { recursive: true });
  const nameOf = (path: string): string => join(folder, present.has(path) ? `${path}.new` : path);
  for (const output of changed) writeOutput(nameOf(output.path), output, last?.get(output.path));
  for (const { path } of changed) if (present.has(path)) renameSync(nameOf(path), join(folder, path));
  for (const path of removed) {
    rmSync(join(folder, path));
    if (readdirSync(dirname(join(folder, path))).length === 0) rmdirSync(dirname(join(folder, path)));
  }
  return { changed: changed.map(({ path }) => path), removed };
}
