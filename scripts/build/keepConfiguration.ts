import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const fileName = 'config.json';

/** `dist/config.json` says where a deployment's back end is: it outlives a build, which empties the folder. */
export function keepConfiguration(): Plugin {
  let folder = '';
  return {
    name: 'keep-configuration',
    apply: 'build',
    configResolved({ root, build }) {
      folder = join(root, build.outDir);
    },
    // The folder is emptied later.
    async buildStart() {
      const source = await readFile(join(folder, fileName)).catch(() => undefined);
      if (source) this.emitFile({ type: 'asset', fileName, source });
    },
  };
}
