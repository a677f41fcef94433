import { join } from 'node:path';
import type { Plugin } from 'vite';
import { generatedFolderOf, phraseFolderOf, toolFolder } from '../../generator/load/projectFolder.js';

/**
 * Resolves `#generated/…` and `#locales/…` to the files of a project. `imports` of package.json names those of this
 * repository, for TypeScript and for programs that run without Vite.
 * @param root the project's folder
 */
export const projectModules = (root: string): Plugin => ({
  name: 'project-modules',
  config: () => ({
    resolve: {
      alias: {
        '#generated': join(root, generatedFolderOf(root)),
        '#locales': join(root, phraseFolderOf(root)),
        '#contract': join(toolFolder, 'src/contract'),
      },
    },
  }),
});
