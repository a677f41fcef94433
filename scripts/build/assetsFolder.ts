import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { generatedFolderOf, phraseFolderOf, productPath } from '../../generator/load/projectFolder.js';
import { readProduct } from './productPage.ts';

/** The files that the console of every project is built from. */
const codeInputs = ['src', 'locales', 'scripts/build', 'index.html', 'vite.config.ts', 'package-lock.json'];

/** Returns the files that the console of a project is built from, besides those of every project. */
function projectInputsOf(project: string): readonly string[] {
  const { logo } = readProduct(project);
  return [productPath, generatedFolderOf(project), phraseFolderOf(project), ...(logo ? [logo] : [])];
}

const filesOf = (path: string): string[] =>
  statSync(path).isFile()
    ? [path]
    : readdirSync(path, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
        .sort();

/**
 * Returns the folder of the scripts, styles and pictures within `dist/`. Its name is a digest of all files
 * that the console is built from, so browsers may keep its files for a year. File names need no digests then.
 * The first screen contains hundreds of these names, and digests do not compress.
 * @param code the absolute path of the folder with the code of the console
 * @param project the absolute path of the project's folder
 */
export function assetsFolderOf(code: string, project: string): string {
  const digest = createHash('sha256');
  const add = (folder: string, paths: readonly string[]): void => {
    const inputs = paths.map((path) => join(folder, path)).filter(existsSync);
    for (const file of inputs.flatMap(filesOf))
      digest.update(relative(folder, file)).update('\0').update(readFileSync(file));
  };
  add(code, codeInputs);
  add(project, projectInputsOf(project));
  return `assets/${digest.digest('hex').slice(0, 8)}`;
}
