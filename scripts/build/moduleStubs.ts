import { resolve } from 'node:path';
import type { Alias, Plugin } from 'vite';

const runtimeFile = (file: string): string => resolve(import.meta.dirname, '../../src/runtime', file);

/** Parts of libraries that nobody uses: of rjsf and MUI a quarter of what a form would load (src/runtime/README.md). */
const commonStubs: readonly Alias[] = [
  { find: /^\.\.?\/getDefaultRegistry\.js$/, replacement: runtimeFile('form/rjsf/defaultRegistry.ts') },
  { find: 'markdown-to-jsx/react', replacement: runtimeFile('form/rjsf/markdown.tsx') },
  {
    find: /^\.\/(createThemeWithVars|ThemeProviderWithVars)\.mjs$/,
    replacement: runtimeFile('core/theme/mui/noVariables.ts'),
  },
  { find: './TouchRipple.mjs', replacement: runtimeFile('core/theme/mui/noRipple.ts') },
  {
    find: /^\.\.\/(FilledInput|Input)\/index\.mjs$/,
    replacement: runtimeFile('core/theme/mui/noOtherInputs.ts'),
  },
];

/**
 * Builds only. They have no Ajv of their own, because validators are generated; in development rjsf brings
 * one that needs all of fast-uri.
 */
const buildStubs: readonly Alias[] = [
  { find: 'fast-uri', replacement: runtimeFile('form/rjsf/uri.ts') },
  { find: '../createLucideIcon.mjs', replacement: runtimeFile('core/theme/lucideIcon.tsx') },
  // For Reacts that have none.
  { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
];

/** Puts small files of ours where libraries would load what the console never runs. */
export const moduleStubs: Plugin = {
  name: 'use-stand-ins',
  config: (_, { command }) => ({
    resolve: { alias: command === 'build' ? [...commonStubs, ...buildStubs] : [...commonStubs] },
  }),
};
