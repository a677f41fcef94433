import { resolve } from 'node:path';
import type { Alias, Plugin } from 'vite';

const runtimeFile = (file: string): string => resolve(import.meta.dirname, '../../src/runtime', file);

/**
 * Each of these parts of rjsf and MUI that the console never runs has 8 kB gzip or more (src/runtime/DECISIONS.md).
 * The shim of `useSyncExternalStore` is for React 17.
 */
const stubs: readonly Alias[] = [
  { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
  { find: /^\.\.?\/getDefaultRegistry\.js$/, replacement: runtimeFile('form/rjsf/defaultRegistry.ts') },
  { find: 'markdown-to-jsx/react', replacement: runtimeFile('form/rjsf/markdown.tsx') },
];

/** Replaces library modules that the console never runs by smaller ones. */
export const moduleStubs: Plugin = {
  name: 'module-stubs',
  enforce: 'pre',
  // Not an alias: the validator of published schemas uses its own copy of fast-uri.
  resolveId: (source, importer) =>
    source === 'fast-uri' && importer?.includes('/@rjsf/utils/')
      ? runtimeFile('form/rjsf/schemaUris.ts')
      : undefined,
  config: () => ({ resolve: { alias: [...stubs] } }),
};
