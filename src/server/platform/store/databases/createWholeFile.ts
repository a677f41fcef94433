import { randomBytes } from 'node:crypto';
import { closeSync, linkSync, openSync, rmSync, writeFileSync } from 'node:fs';

/** Returns whether a file cannot be created because there is one with its name. */
export const isFileExistsError = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EEXIST';

/** Creates a file that its owner only can read, and writes it to the disk. A failed write leaves no file. */
function createFile(path: string, text: string): void {
  const file = openSync(path, 'wx', 0o600);
  try {
    writeFileSync(file, text, { flush: true });
  } catch (error) {
    rmSync(path, { force: true });
    throw error;
  } finally {
    closeSync(file);
  }
}

/**
 * Creates a file that its owner only can read. It appears with its whole text: a full disk or a loss of power leaves
 * no part of it. Throws EEXIST if the file exists.
 */
export function createWholeFile(path: string, text: string): void {
  const draft = `${path}.${randomBytes(8).toString('hex')}`;
  createFile(draft, text);
  try {
    linkSync(draft, path);
  } catch (error) {
    if (isFileExistsError(error)) throw error;
    // FAT, exFAT and some network volumes have no links. There, a loss of power can leave a part.
    createFile(path, text);
  } finally {
    rmSync(draft, { force: true });
  }
}
