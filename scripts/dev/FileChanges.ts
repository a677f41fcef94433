import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Fingerprints of files that reveal a write. */
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

/** Which files in some folders are new, or were written, since they were last looked at: by whomever. */
export class FileChanges {
  readonly #folders: readonly string[];
  #known: ReadonlyMap<string, string>;

  /** @param folders absolute paths */
  constructor(folders: readonly string[]) {
    this.#folders = folders;
    this.#known = readFingerprints(folders);
  }

  /** Absolute paths, removed files among them. */
  takeChanged(): string[] {
    const before = this.#known;
    const now = readFingerprints(this.#folders);
    this.#known = now;
    return [...new Set([...before.keys(), ...now.keys()])].filter(
      (path) => before.get(path) !== now.get(path),
    );
  }
}
