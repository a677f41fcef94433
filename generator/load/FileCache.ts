import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { ProjectFile } from './Project.ts';

interface CachedFile {
  readonly stamp: string;
  readonly text: string;
  readonly file: ProjectFile<unknown>;
}

/**
 * Milliseconds. Two changes within one tick of the disk's clock have the same time stamp. So a file that
 * changed this recently is read again.
 */
const clockTick = 100;

/** Cache of files. Unchanged files keep object identity, so later stages can reuse their results. */
export class FileCache {
  readonly #root: string;
  readonly #known = new Map<string, CachedFile>();
  readonly #lists = new Map<string, readonly ProjectFile<unknown>[]>();

  constructor(root: string) {
    this.#root = root;
  }

  /**
   * @param path relative to the root
   * @param parse converts the text to a file, or returns undefined
   */
  read<T>(path: string, parse: (text: string) => ProjectFile<T> | undefined): ProjectFile<T> | undefined {
    const { ctimeMs, size } = statSync(join(this.#root, path));
    const stamp = Date.now() - ctimeMs > clockTick ? `${ctimeMs} ${size}` : '';
    const last = this.#known.get(path);
    if (last && stamp !== '' && last.stamp === stamp) return last.file as ProjectFile<T>;
    const text = readFileSync(join(this.#root, path), 'utf8');
    const file = last?.text === text ? (last.file as ProjectFile<T>) : parse(text);
    if (file) this.#known.set(path, { stamp, text, file });
    else this.#known.delete(path);
    return file;
  }

  /**
   * Returns the previous list object if all its files are unchanged.
   * @param path the folder of the files
   */
  list<T>(path: string, files: readonly ProjectFile<T>[]): readonly ProjectFile<T>[] {
    const last = this.#lists.get(path);
    if (last?.length === files.length && last.every((file, index) => file === files[index]))
      return last as readonly ProjectFile<T>[];
    this.#lists.set(path, files);
    return files;
  }
}
