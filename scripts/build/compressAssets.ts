import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { Plugin } from 'vite';
import { compressible } from '../../src/server/platform/console/compressible.ts';

/**
 * Writes the Brotli form of each script and style sheet beside it, as `NAME.br`. The service sends these files, so it compresses
 * nothing at its start, and the first visitor does not wait.
 */
export const compressAssets: Plugin = {
  name: 'compress-assets',
  apply: 'build',
  async writeBundle({ dir = '' }, bundle) {
    const names = Object.keys(bundle).filter((name) => name.startsWith('assets/') && compressible.test(name));
    await Promise.all(
      names.map(async (name) => {
        const file = join(dir, name);
        await writeFile(`${file}.br`, await promisify(brotliCompress)(await readFile(file)));
      }),
    );
  },
};
