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
import { hasSameText, type Output } from '../emit/Output.ts';

export const generatedFolder = 'src/generated';

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

/** Number of characters for each write. */
const chunkSize = 2 ** 16;

/** Parts of a text with their bytes. */
interface TextPiece {
  readonly parts: readonly string[];
  readonly bytes: Buffer;
}

/** Written pieces of long texts, for the next write. */
const piecesByOutput = new WeakMap<Output, readonly TextPiece[]>();

/** Joins a long text piece by piece and reuses pieces with the same parts. */
function* splitPieces(parts: readonly string[], before: readonly TextPiece[]): Iterable<TextPiece> {
  const known = new Map(before.map((piece) => [piece.parts.at(-1), piece]));
  let [start, length] = [0, 0];
  for (const [index, part] of parts.entries()) {
    length += part.length;
    if (length < chunkSize && index < parts.length - 1) continue;
    const ready = known.get(part);
    const own = parts.slice(start, index + 1);
    const isSame = ready?.parts.length === own.length && own.every((one, i) => one === ready.parts[i]);
    yield isSame ? ready : { parts: own, bytes: Buffer.from(own.join('')) };
    [start, length] = [index + 1, 0];
  }
}

/** @param last the output that was written there before, if a next write follows */
function writeOutput(path: string, output: Output, last: Output | undefined): void {
  if (!output.parts) {
    writeFileSync(path, output.text);
    return;
  }
  const pieces: TextPiece[] = [];
  const file = openSync(path, 'w');
  try {
    for (const piece of splitPieces(output.parts, (last && piecesByOutput.get(last)) ?? [])) {
      writeFileSync(file, piece.bytes);
      if (last) pieces.push(piece);
    }
  } finally {
    closeSync(file);
  }
  if (last) piecesByOutput.set(output, pieces);
}

/**
 * Updates a folder while its texts are still being emitted. Changed files are written next to the old ones at
 * once and replace them at the end.
 */
export class OutputWriter {
  readonly #folder: string;
  readonly #last: ReadonlyMap<string, Output> | undefined;
  readonly #present: ReadonlySet<string>;
  readonly #wanted = new Set<string>();
  /** Folders of written files, each with the outermost new folder. */
  readonly #folders = new Map<string, string | undefined>();
  readonly #changed: string[] = [];

  /** @param last the previous outputs by path; with them, no file is read */
  constructor(folder: string, last?: ReadonlyMap<string, Output>) {
    this.#folder = folder;
    this.#last = last;
    this.#present = new Set(last ? last.keys() : listFiles(folder));
  }

  /** Adds an output. A second output with the same path is ignored. */
  add(output: Output): void {
    const { path } = output;
    if (this.#wanted.has(path)) return;
    this.#wanted.add(path);
    if (this.#isSame(output)) return;
    this.#makeFolder(dirname(path));
    this.#changed.push(path);
    writeOutput(this.#placeOf(path), output, this.#last?.get(path));
  }

  /** Completes the update: files that were not added are removed. */
  finish(): WrittenFiles {
    for (const path of this.#changed)
      if (this.#present.has(path)) renameSync(this.#placeOf(path), join(this.#folder, path));
    const removed = [...this.#present].filter((path) => !this.#wanted.has(path));
    for (const path of removed) {
      rmSync(join(this.#folder, path));
      const around = dirname(join(this.#folder, path));
      if (readdirSync(around).length === 0) rmdirSync(around);
    }
    return { changed: this.#changed, removed };
  }

  /** Discards the update: the folder keeps its previous content. */
  undo(): void {
    for (const path of this.#changed) rmSync(this.#placeOf(path), { force: true });
    for (const made of this.#folders.values()) if (made) rmSync(made, { recursive: true, force: true });
  }

  #makeFolder(inner: string): void {
    if (this.#folders.has(inner)) return;
    this.#folders.set(inner, mkdirSync(join(this.#folder, inner), { recursive: true }));
  }

  #isSame(output: Output): boolean {
    const before = this.#last?.get(output.path);
    if (before) return hasSameText(before, output);
    return this.#present.has(output.path) && readTextFile(join(this.#folder, output.path)) === output.text;
  }

  /** Returns the path next to an existing file, or the path itself. */
  #placeOf(path: string): string {
    return join(this.#folder, this.#present.has(path) ? `${path}.new` : path);
  }
}

/**
 * Writes changed files and removes obsolete ones. All new texts are on disk before the first one replaces a
 * file.
 * @param last the previous outputs by path; with them, no file is read
 */
export function writeOutputs(
  folder: string,
  outputs: readonly Output[],
  last?: ReadonlyMap<string, Output>,
): WrittenFiles {
  const writing = new OutputWriter(folder, last);
  for (const output of outputs) writing.add(output);
  return writing.finish();
}
