import { resolve } from 'node:path';
import type { Alias, Plugin } from 'vite';

const runtimeFile = (file: string): string => resolve(import.meta.dirname, '../../src/runtime', file);

/**
 * Replaces unused parts of rjsf and MUI, which are a quarter of the code that a form would load
 * (src/runtime/DECISIONS.md).
 */
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
 * Stubs for builds only. Builds contain no Ajv, because validators are generated. During development, rjsf
 * loads an Ajv that needs all of fast-uri.
 */
const buildStubs: readonly Alias[] = [
  { find: 'fast-uri', replacement: runtimeFile('form/rjsf/uri.ts') },
  { find: '../createLucideIcon.mjs', replacement: runtimeFile('core/theme/lucideIcon.tsx') },
  // The shim is for versions of React without `useSyncExternalStore`.
  { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
];

/** Replaces library modules that the console never runs by small modules of this project. */
export const moduleStubs: Plugin = {
  name: 'module-stubs',
  config: (_, { command }) => ({
    resolve: { alias: command === 'build' ? [...commonStubs, ...buildStubs] : [...commonStubs] },
  }),
};
