import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { isFileExistsError } from './createWholeFile.ts';

/**
 * Creates a folder and the missing ones above it. Returns the topmost new one; undefined if none was missing. The
 * recursive `mkdirSync` of Node.js never ends below /proc, and hides the reason on a read-only disk.
 */
export function createFolder(path: string, mode?: number): string | undefined {
  if (existsSync(path)) {
    if (statSync(path).isDirectory()) return undefined;
    throw new Error(`${path} is a file`);
  }
  const top = createFolder(dirname(path), mode);
  try {
    mkdirSync(path, mode);
  } catch (error) {
    // Another process was faster.
    if (!isFileExistsError(error)) throw error;
  }
  return top ?? path;
}
