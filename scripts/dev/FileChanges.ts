import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Returns a function that starts `work`. If `work` is already running, it runs once more afterwards, so two
 * runs never overlap.
 */
export function coalesceCalls(work: () => Promise<void>): () => void {
  let isRunning = false;
  let again = false;
  return async function start(): Promise<void> {
    again = isRunning;
    if (isRunning) return;
    isRunning = true;
    do {
      again = false;
      await work();
    } while (again);
    isRunning = false;
  };
}

/** Returns the modification time and size of each file. A write changes them. */
function readFingerprints(folders: readonly string[]): Map<string, string> {
  return new Map(
    folders.flatMap((folder) =>
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => {
          const path = join(entry.parentPath, entry.name);
          const { mtimeMs, size } = statSync(path);
          return [path, `${mtimeMs} ${size}`];
        }),
    ),
  );
}

/** Finds the files of some folders that any process has created, written or removed since the last call. */
export class FileChanges {
  readonly #folders: readonly string[];
  #known: ReadonlyMap<string, string>;

  /** @param folders absolute paths */
  constructor(folders: readonly string[]) {
    this.#folders = folders;
    this.#known = readFingerprints(folders);
  }

  /** Returns the absolute paths of changed files, including removed ones. */
  takeChanged(): string[] {
    const before = this.#known;
    const now = readFingerprints(this.#folders);
    this.#known = now;
    return [...new Set([...before.keys(), ...now.keys()])].filter(
      (path) => before.get(path) !== now.get(path),
    );
  }
}
