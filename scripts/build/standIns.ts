import { resolve } from 'node:path';
import type { Alias, Plugin } from 'vite';

const runtime = (file: string): string => resolve(import.meta.dirname, '../../src/runtime', file);

/** Parts of libraries that nobody uses: of rjsf and MUI a quarter of what a form would load (src/runtime/README.md). */
const standIns: readonly Alias[] = [
  { find: /^\.\.?\/getDefaultRegistry\.js$/, replacement: runtime('form/rjsf/defaultRegistry.ts') },
  { find: 'markdown-to-jsx/react', replacement: runtime('form/rjsf/markdown.tsx') },
  {
    find: /^\.\/(createThemeWithVars|ThemeProviderWithVars)\.mjs$/,
    replacement: runtime('theme/mui/withoutVariables.ts'),
  },
  { find: './TouchRipple.mjs', replacement: runtime('theme/mui/withoutRipple.ts') },
  {
    find: /^\.\.\/(FilledInput|Input)\/index\.mjs$/,
    replacement: runtime('theme/mui/withoutOtherInputs.ts'),
  },
];

/** Of a build alone. It has no Ajv of its own, for validators are generated; in development rjsf brings one, which needs all of fast-uri. */
const builtStandIns: readonly Alias[] = [
  { find: 'fast-uri', replacement: runtime('form/rjsf/uri.ts') },
  { find: '../createLucideIcon.mjs', replacement: runtime('theme/lucideIcon.tsx') },
  // For Reacts that have none.
  { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
];

/** Puts small files of ours where libraries would load what the console never runs. */
export const useStandIns: Plugin = {
  name: 'use-stand-ins',
  config: (_, { command }) => ({
    resolve: { alias: command === 'build' ? [...standIns, ...builtStandIns] : [...standIns] },
  }),
};
