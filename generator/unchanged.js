// @ts-check
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

// JavaScript: `--check` asks this before there is anything that could read TypeScript.

/** Everything that the answer of `--check` depends on; src with what code says, the contract, and what is generated. */
const folders = ['schemas', 'locales', 'generator', 'src'];
const packages = ['package-lock.json', 'node_modules/.package-lock.json'];

/** Two changes within one tick of a disk's clock look alike, in milliseconds. */
const tick = 100;

/** @param {string} root */
const pathIn = (root) => join(root, 'node_modules/.cache/generator-check');

/**
 * @param {string} folder
 * @returns {Iterable<string>} the files in it, and in its folders
 */
function* filesIn(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) yield* filesIn(path);
    else if (entry.isFile()) yield path;
  }
}

/**
 * What the disk says about all files, without reading them, as a digest. A file that is written later has another stamp, unless
 * that is so soon that the clock does not tell.
 * @param {string} root the project's folder
 * @param {number} now when this is asked, in milliseconds: a parameter, so that tests need not wait
 * @returns {string | undefined} undefined while something has been written too lately, or is not there
 */
export function stampOf(root, now = Date.now()) {
  const lines = [process.version];
  const latest = BigInt(Math.floor(now) - tick) * 1_000_000n;
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
 * Whether git knows every generated file; outside a git work tree there are none that it could know.
 * @param {string} root
 * @returns {Promise<boolean>}
 */
const isTracked = (root) =>
  new Promise((resolve) => {
    const question = ['ls-files', '--others', '--exclude-standard', '-z', 'src/generated'];
    execFile('git', question, { cwd: root }, (error, answer) => resolve(error !== null || answer === ''));
  });

/**
 * Whether all was well when all files were as they are now.
 * @param {string} root
 * @param {number} now
 * @returns {Promise<{ readonly stamp: string | undefined, readonly isKnown: boolean }>} the stamp to `keep` when it turns out to be well
 */
export async function lookAt(root, now = Date.now()) {
  const tracked = isTracked(root);
  const stamp = stampOf(root, now);
  return { stamp, isKnown: stamp !== undefined && stamp === kept(root) && (await tracked) };
}

/** @param {string} root */
function kept(root) {
  try {
    return readFileSync(pathIn(root), 'utf8');
  } catch {
    return undefined;
  }
}

/**
 * Writes down that all is well.
 * @param {string} root
 * @param {string} stamp as it was before anything was read
 */
export function keep(root, stamp) {
  try {
    mkdirSync(dirname(pathIn(root)), { recursive: true });
    writeFileSync(pathIn(root), stamp);
  } catch {
    // Where nothing can be written, everything is looked at every time.
  }
}
