// @ts-check
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

// This module is JavaScript, because commands use it before anything can read TypeScript.

/** Milliseconds. Two changes within one tick of the disk's clock have the same time stamp. */
export const clockTick = 100;

/**
 * @param {string} path
 * @returns {Iterable<string>} the file, or the files in the folder and in its subfolders, also behind links
 */
function* filesIn(path) {
  if (statSync(path).isFile()) yield path;
  else
    for (const entry of readdirSync(path, { withFileTypes: true })) {
      const inner = `${path}/${entry.name}`;
      if (entry.isDirectory()) yield* filesIn(inner);
      else if (entry.isFile()) yield inner;
      else if (entry.isSymbolicLink() && existsSync(inner)) yield* filesIn(inner);
    }
}

/**
 * Returns a digest of the disk's data about files, without reading the files. A file that is written later
 * changes the digest, except within one tick of the disk's clock.
 * @param {readonly string[]} paths files and folders
 * @param {number} now the current time in milliseconds: a parameter, so that tests need not wait
 * @returns {string | undefined} undefined if a file was written within the last tick, or does not exist
 */
export function stampOf(paths, now = Date.now()) {
  const lines = [process.version];
  const latest = BigInt(Math.floor(now) - clockTick) * 1_000_000n;
  try {
    for (const path of paths.flatMap((each) => [...filesIn(each)])) {
      const { size, ino, mtimeNs, ctimeNs } = statSync(path, { bigint: true });
      if (ctimeNs > latest) return undefined;
      lines.push(`${path} ${size} ${ino} ${mtimeNs} ${ctimeNs}`);
    }
  } catch {
    return undefined;
  }
  return createHash('sha256').update(lines.join('\n')).digest('hex');
}

/**
 * @param {string} file
 * @returns {string | undefined} the stamp that a command stored
 */
export function readStamp(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/**
 * Stores the stamp of the files that a command has processed. Without a writable folder, each run processes
 * all files.
 * @param {string} file
 * @param {string} stamp the stamp before any file was read
 */
export function storeStamp(file, stamp) {
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, stamp);
  } catch {
    // The next run processes all files.
  }
}
