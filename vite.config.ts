/// <reference types="vitest/config" />
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { chunkCycleCheck } from './scripts/build/chunkCycleCheck.ts';
import { chunkSplitting } from './scripts/build/chunks.ts';
import { keepConfiguration } from './scripts/build/keepConfiguration.ts';
import { moduleStubs } from './scripts/build/moduleStubs.ts';
import { scopedClassName } from './scripts/build/scopedClassName.ts';
import { vitestProjects } from './scripts/testing/vitestProjects.ts';

/** Where the embedded service listens while Vite serves the console (`npm run dev`). */
const service = process.env.SERVICE_URL ?? 'http://127.0.0.1:8080';

/**
 * What every first screen imports as soon as it runs, in the default locale: fetched beside the entry, not after it. React comes later:
 * what is painted without it would have to share the network and the processor with it.
 */
const firstImports = ['src/generated/labels/zh-CN/index.ts', 'locales/zh-CN.json'];

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
        // A chunk that is a group is named after none of its modules.
        const chunk = chunks.find(({ moduleIds }) => moduleIds.some((module) => module.endsWith(`/${path}`)));
        if (!chunk) throw new Error(`No chunk holds ${path}: see what the first screen imports.`);
        return chunk.fileName;
      });
      // Vite writes the hints of the entry itself.
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
  plugins: [
    react(),
    moduleStubs,
    chunkSplitting,
    preloadFirstImports,
    compileHint,
    chunkCycleCheck,
    keepConfiguration(),
  ],
  html: { cspNonce: '__CSP_NONCE__' },
  css: { modules: { generateScopedName: scopedClassName } },
  build: {
    target: ['chrome123', 'firefox120', 'safari17.5'],
    modulePreload: { polyfill: false },
    // All of it is 4 kB: one file instead of one for each chunk.
    cssCodeSplit: false,
    reportCompressedSize: false,
  },
  server: {
    proxy: Object.fromEntries(
      ['/iwms-openapi', '/iwms-basic', '/iwms-account', '/config.json'].map((path) => [path, service]),
    ),
  },
  test: {
    // By default one core is left alone: of two that is half the machine.
    maxWorkers: '100%',
    // A test that starts processes of its own takes minutes on a machine that other programs keep busy.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 20_000 } },
    projects: vitestProjects,
  },
});
