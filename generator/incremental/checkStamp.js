// @ts-check
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

// This module is JavaScript, because `--check` uses it before anything can read TypeScript.

/**
 * The folders that the result of `--check` depends on. `src` contains the names in code, the contract and the
 * generated files.
 */
const folders = ['schemas', 'locales', 'generator', 'src'];
const packages = ['package-lock.json', 'node_modules/.package-lock.json'];

/** Milliseconds. Two changes within one tick of the disk's clock have the same time stamp. */
export const clockTick = 100;

/** @param {string} root */
const pathIn = (root) => join(root, 'node_modules/.cache/generator-check');

/**
 * @param {string} folder
 * @returns {Iterable<string>} the files in it and in its subfolders
 */
function* filesIn(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) yield* filesIn(path);
    else if (entry.isFile()) yield path;
  }
}

/**
 * Returns a digest of the disk's data about all files, without reading the files. A file that is written
 * later changes the digest, except within one tick of the disk's clock.
 * @param {string} root the project's folder
 * @param {number} now the current time in milliseconds: a parameter, so that tests need not wait
 * @returns {string | undefined} undefined if a file was written within the last tick, or does not exist
 */
export function stampOf(root, now = Date.now()) {
  const lines = [process.version];
  const latest = BigInt(Math.floor(now) - clockTick) * 1_000_000n;
  try {
    const paths = folders.flatMap((folder) => [...filesIn(join(root, folder))]);
    for (const path of [...paths, ...packages.map((name) => join(root, name))]) {
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
 * Returns whether git knows every generated file; true outside a git work tree.
 * @param {string} root
 * @returns {Promise<boolean>}
 */
const isTracked = (root) =>
  new Promise((resolve) => {
    const args = ['ls-files', '--others', '--exclude-standard', '-z', 'src/generated'];
    execFile('git', args, { cwd: root }, (error, answer) => resolve(error !== null || answer === ''));
  });

/**
 * Returns whether `--check` already succeeded with this stamp, and git knows every generated file.
 * @param {string} root
 * @param {string} stamp
 * @returns {Promise<boolean>}
 */
export const isKnownGood = async (root, stamp) => stamp === readStamp(root) && (await isTracked(root));

/** @param {string} root */
function readStamp(root) {
  try {
    return readFileSync(pathIn(root), 'utf8');
  } catch {
    return undefined;
  }
}

/**
 * Stores the stamp of a successful check.
 * @param {string} root
 * @param {string} stamp the stamp before any file was read
 */
export function storeStamp(root, stamp) {
  try {
    mkdirSync(dirname(pathIn(root)), { recursive: true });
    writeFileSync(pathIn(root), stamp);
  } catch {
    // Without a writable cache, every run checks everything.
  }
}
