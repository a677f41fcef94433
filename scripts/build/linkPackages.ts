import { existsSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { toolFolder } from '../../generator/load/projectFolder.js';

const findsPackages = (folder: string): boolean =>
  existsSync(join(folder, 'node_modules/hono')) ||
  (dirname(folder) !== folder && findsPackages(dirname(folder)));

/**
 * Lets the built service of a project outside of this repository find the packages of this repository. An
 * installation for production has packages of its own.
 * @throws Error if the project has a node_modules without the packages of the service
 */
export function linkPackages(root: string): void {
  if (findsPackages(root)) return;
  const path = join(root, 'node_modules');
  if (existsSync(path))
    throw new Error(
      `${path} does not have the packages of the service. Remove it, and build again: the build then links it to the packages of ${toolFolder}.`,
    );
  // A link to a folder that was moved exists, but leads nowhere.
  rmSync(path, { force: true });
  symlinkSync(join(toolFolder, 'node_modules'), path, 'junction');
}
