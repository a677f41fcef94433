import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Returns the nearest folder above `folder` with a `package.json` or a built service. */
function findProject(folder: string): string {
  if (['package.json', 'dist-server'].some((name) => existsSync(join(folder, name)))) return folder;
  const above = dirname(folder);
  if (above === folder) throw new Error('No folder above the service has a package.json.');
  return findProject(above);
}

/** The folder with `dist/`. The service runs from `src/server/` or from `dist-server/`. */
export const projectFolder = findProject(import.meta.dirname);
