import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { InlineConfig, Plugin } from 'vite';
import { extendsTool, generatedFolderOf, toolFolder } from '../../generator/load/projectFolder.js';
import { projectModules } from './projectModules.ts';

/** Commands that an installation for production has. Each becomes `dist-server/NAME.js`. */
const entries = {
  main: 'src/server/main.ts',
  backup: 'scripts/service/backup.ts',
  restore: 'scripts/service/restore.ts',
  operator: 'scripts/service/operator.ts',
  migrate: 'scripts/service/migrate.ts',
};

/**
 * Packages of which the service uses a small part, or that the console uses too. The build copies that part.
 * All others come from `node_modules`, so they are `dependencies` in `package.json`.
 */
const bundled = [/^date-fns/, /^@date-fns\//];

/**
 * Schemas without the entities of a module have none of the generated files that it imports. The service never
 * loads such a module (src/server/modules.ts).
 */
const unusedModules = (root: string): Plugin => ({
  name: 'unused-modules',
  enforce: 'pre',
  resolveId: (path) => {
    const [, file] = /^(?:#generated|.*\/generated)\/(.+)$/.exec(path) ?? [];
    const isMissing = file !== undefined && !existsSync(join(root, generatedFolderOf(root), file));
    return isMissing ? { id: path, external: true } : undefined;
  },
});

/**
 * Returns the build of the service: `src/server` ─► `dist-server`, for Node.
 * @param root the project's folder
 * @param outDir in that folder
 */
export const serviceBuild = (root: string, outDir = 'dist-server'): InlineConfig => ({
  root: extendsTool(root) ? toolFolder : root,
  configFile: false,
  logLevel: 'warn',
  plugins: [unusedModules(root), projectModules(root)],
  ssr: { noExternal: bundled },
  build: {
    ssr: true,
    target: 'node20',
    outDir: join(root, outDir),
    emptyOutDir: true,
    rolldownOptions: { input: entries },
  },
});
