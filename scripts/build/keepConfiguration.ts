import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const fileName = 'config.json';

/**
 * Keeps `dist/config.json`, which has the address of a deployment's back end. Without this plugin the build
 * would remove it, because it empties the folder.
 */
export function keepConfiguration(): Plugin {
  let folder = '';
  return {
    name: 'keep-configuration',
    apply: 'build',
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir);
    },
    // Vite empties the folder after this hook.
    async buildStart() {
      const source = await readFile(resolve(folder, fileName)).catch(() => undefined);
      if (source) this.emitFile({ type: 'asset', fileName, source });
    },
  };
}
