/// <reference types="vitest/config" />
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type Rolldown } from 'vite';

/** Where the embedded service listens while Vite serves the console (`npm run dev`). */
const service = process.env.SERVICE_URL ?? 'http://127.0.0.1:8080';

/** What every first screen imports as soon as it runs, in the default locale: fetched beside the entry, not after it. */
const firstImports = ['src/app.tsx', 'src/generated/labels/zh-CN/index.ts', 'locales/zh-CN.json'];

/**
 * What the entry shares with the rest, as ONE chunk instead of a dozen small ones. Rooms that import list, fields or
 * form are left out: a chunk must not import one that imports it.
 */
const base = {
  name: 'base',
  minShareCount: 2,
  includeDependenciesRecursively: false,
  test: /vite\/preload-helper|\/src\/(contract(?!\/breakIn)|generated\/(api|catalog\/index)|runtime\/(api|catalog|feedback|i18n|lazy|routing|session|theme(?!\/mui)|store|shell\/preloadScreen|task\/taskPanel|list\/(filterNames|listArgs|listOf|preloadRows|useListState)))|node_modules\/(react|react-dom\/(index|cjs\/react-dom\.production)|swr|use-sync-external-store|dequal|wouter|regexparam|rosetta|dlv|templite|md5|crypt|charenc|is-buffer|lucide-react)\//,
};

/**
 * The rest of the first screen. Lazy chunks use parts of it too, but it is there before any of them, so these parts
 * need not be chunks of their own.
 */
const app = {
  debugName: 'app',
  name: (id: string, chunking: Rolldown.ChunkingContext): string | null => {
    const reached = new Set([id]);
    for (const module of reached) {
      if (module.endsWith('/src/app.tsx')) return 'app';
      for (const importer of chunking.getModuleInfo(module)?.importers ?? []) reached.add(importer);
    }
    return null;
  },
  includeDependenciesRecursively: false,
};

const runtime = (file: string): string => fileURLToPath(new URL(`src/runtime/${file}`, import.meta.url));

const preloadFirstImports: Plugin = {
  name: 'preload-first-imports',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle = {} }) => {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const entry = chunks.find(({ isEntry }) => isEntry);
      const withImports = (fileNames: readonly string[]): Set<string> => {
        const reached = new Set(fileNames);
        for (const name of reached)
          for (const next of chunks.find(({ fileName }) => fileName === name)?.imports ?? [])
            reached.add(next);
        return reached;
      };
      const first = chunks.filter(({ facadeModuleId }) =>
        firstImports.some((path) => facadeModuleId?.endsWith(path)),
      );
      // Vite writes the hints of the entry itself.
      const known = withImports(entry ? [entry.fileName] : []);
      const wanted = [...withImports(first.map(({ fileName }) => fileName))].filter(
        (name) => !known.has(name),
      );
      return wanted.map((file) => ({
        tag: 'link',
        attrs: { rel: 'modulepreload', href: `/${file}`, crossorigin: true },
        injectTo: 'head',
      }));
    },
  },
};

/** Chromium compiles such a file at once and beside the page's thread, instead of function by function when each is called. */
const compileHint: Plugin = {
  name: 'compile-hint',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk' && (file.name === 'base' || file.name === 'app'))
          file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
    },
  },
};

export default defineConfig({
  plugins: [react(), preloadFirstImports, compileHint],
  html: { cspNonce: '__CSP_NONCE__' },
  resolve: {
    alias: [
      // Parts of rjsf and MUI that no form uses are a quarter of what it would load (src/runtime/README.md).
      { find: /^\.\.?\/getDefaultRegistry\.js$/, replacement: runtime('form/rjsf/defaultRegistry.ts') },
      { find: 'markdown-to-jsx/react', replacement: runtime('form/rjsf/markdown.tsx') },
      { find: 'fast-uri', replacement: runtime('form/rjsf/uri.ts') },
      {
        find: /^\.\/(createThemeWithVars|ThemeProviderWithVars)\.mjs$/,
        replacement: runtime('theme/mui/withoutVariables.ts'),
      },
    ],
  },
  build: {
    target: ['chrome123', 'firefox120', 'safari17.5'],
    modulePreload: { polyfill: false },
    // All of it is 4 kB: one file instead of one for each chunk.
    cssCodeSplit: false,
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting: { groups: [base, app] } } },
  },
  server: {
    proxy: Object.fromEntries(
      ['/iwms-openapi', '/iwms-basic', '/iwms-account', '/config.json'].map((path) => [path, service]),
    ),
  },
  test: {
    projects: [
      { extends: true, test: { name: 'node', include: ['tests/**/*.test.ts'], environment: 'node' } },
      {
        extends: true,
        test: {
          name: 'dom',
          include: ['tests/**/*.test.tsx'],
          environment: 'happy-dom',
          setupFiles: ['tests/runtime/cleanup.ts'],
        },
      },
    ],
  },
});
