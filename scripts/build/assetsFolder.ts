import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The files that the built console depends on. */
const inputs = ['src', 'locales', 'scripts/build', 'index.html', 'vite.config.ts', 'package-lock.json'];

const filesOf = (root: string, path: string): string[] =>
  /\.\w+$/.test(path)
    ? [path]
    : readdirSync(join(root, path), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
        .sort();

/**
 * Returns the folder of the scripts, styles and pictures within `dist/`. Its name is a digest of all files that the
 * console is built from, so browsers may keep its files for a year. File names need no digests then. The first
 * screen contains hundreds of these names, and digests do not compress.
 * @param root the absolute path of the project's folder
 */
export function assetsFolderOf(root: string): string {
  const digest = createHash('sha256');
  for (const path of inputs.flatMap((input) => filesOf(root, input)))
    digest
      .update(path)
      .update('\0')
      .update(readFileSync(join(root, path)));
  return `assets/${digest.digest('hex').slice(0, 12)}`;
}
