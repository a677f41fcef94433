import { existsSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { toolFolder } from '../../generator/load/projectFolder.js';

const findsPackages = (folder: string): boolean =>
  existsSync(join(folder, 'node_modules/hono')) ||
  (dirname(folder) !== folder && findsPackages(dirname(folder)));

/**
 * Lets the built service of a project outside of this repository find the packages of this repository. An
 * installation for production has packages of its own.
 */
export function linkPackages(root: string): void {
  if (!findsPackages(root))
    symlinkSync(join(toolFolder, 'node_modules'), join(root, 'node_modules'), 'junction');
}
