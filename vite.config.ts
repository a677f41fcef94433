/// <reference types="vitest/config" />
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { currentProject, generatedFolderOf, phraseFolderOf } from './generator/load/projectFolder.js';
import { chunkCycleCheck } from './scripts/build/chunkCycleCheck.ts';
import { chunkSplitting } from './scripts/build/chunks.ts';
import { compressAssets } from './scripts/build/compressAssets.ts';
import { keepConfiguration } from './scripts/build/keepConfiguration.ts';
import { moduleStubs } from './scripts/build/moduleStubs.ts';
import { productPage, readProduct } from './scripts/build/productPage.ts';
import { projectModules } from './scripts/build/projectModules.ts';
import { scopedClassName } from './scripts/build/scopedClassName.ts';
import { vitestProjects } from './scripts/testing/vitestProjects.ts';

const project = currentProject();

/** Address of the embedded service while Vite serves the console (`npm run dev`). */
const service = process.env.SERVICE_URL ?? 'http://127.0.0.1:8080';

/**
 * Modules that every first screen imports at its start, in the default locale. The browser fetches them beside
 * the entry. React loads later, because it would compete with the first paint for network and processor.
 */
const [defaultLocale = ''] = readProduct(project).locales;
const firstImports = [
  join(project, generatedFolderOf(project), `labels/${defaultLocale}/index.ts`),
  join(project, phraseFolderOf(project), `${defaultLocale}.json`),
];

const preloadFirstImports: Plugin = {
  name: 'preload-first-imports',
  apply: 'build',
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
      const first = firstImports.map((path) => {
        // The chunk of a group has no name of a module.
        const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(path));
        if (!chunk)
          throw new Error(
            `No chunk contains ${path}. Compare firstImports with the imports of the first screen.`,
          );
        return chunk.fileName;
      });
      // Vite writes the hints of the entry.
      const known = withImports(entry ? [entry.fileName] : []);
      const wanted = [...withImports(first)].filter((name) => !known.has(name));
      return wanted.map((file) => ({
        tag: 'link',
        attrs: { rel: 'modulepreload', href: `/${file}`, crossorigin: true },
        injectTo: 'head',
      }));
    },
  },
};

/** Chromium compiles such a file at once in a background thread, instead of each function at its first call. */
const compileHint: Plugin = {
  name: 'compile-hint',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk' && file.name === 'app')
          file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
    },
  },
};

export default defineConfig({
  plugins: [
    react(),
    projectModules(project),
    productPage(project),
    moduleStubs,
    chunkSplitting(project),
    preloadFirstImports,
    compileHint,
    chunkCycleCheck,
    keepConfiguration(),
    compressAssets,
  ],
  html: { cspNonce: '__CSP_NONCE__' },
  css: { modules: { generateScopedName: scopedClassName } },
  build: {
    outDir: join(project, 'dist'),
    emptyOutDir: true,
    target: ['chrome123', 'firefox120', 'safari17.5'],
    modulePreload: { polyfill: false },
    // One style sheet for all chunks: 33 names of sheets would take 0.3 kB of the first script.
    cssCodeSplit: false,
    reportCompressedSize: false,
  },
  server: {
    proxy: Object.fromEntries(
      ['/iwms-openapi', '/iwms-basic', '/iwms-account', '/config.json'].map((path) => [path, service]),
    ),
  },
  test: {
    // Beside the browser tests. One worker more than cores, because tests also wait for databases and processes.
    maxWorkers: availableParallelism() + 1,
    // A test that starts processes takes minutes on a busy machine.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 20_000 } },
    projects: vitestProjects,
  },
});
