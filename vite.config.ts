/// <reference types="vitest/config" />
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type HtmlTagDescriptor, type Plugin } from 'vite';

/** Where the embedded service listens while Vite serves the console (`npm run dev`). */
const service = process.env.SERVICE_URL ?? 'http://127.0.0.1:8080';

/** What every first screen imports as soon as it runs, in the default locale: fetched beside the entry, not after it. */
const firstImports = [
  'src/runtime/resource/ResourceScreen.tsx',
  'src/generated/labels/zh-CN/index.ts',
  'locales/zh-CN.json',
];

const link = (attributes: { readonly rel: string; readonly href: string }): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { ...attributes, crossorigin: true },
  injectTo: 'head',
});

const preloadFirstImports: Plugin = {
  name: 'preload-first-imports',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle = {} }) => {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const entry = chunks.find(({ isEntry }) => isEntry);
      const known = new Set([entry?.fileName, ...(entry?.imports ?? [])]);
      const wanted = chunks
        .filter(({ facadeModuleId }) => firstImports.some((path) => facadeModuleId?.endsWith(path)))
        .flatMap(({ fileName, imports }) => [fileName, ...imports])
        .filter((fileName) => !known.has(fileName));
      const styles = chunks
        .filter(({ fileName }) => wanted.includes(fileName))
        .flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
      return [
        ...wanted.map((file) => link({ rel: 'modulepreload', href: `/${file}` })),
        ...styles.map((file) => link({ rel: 'stylesheet', href: `/${file}` })),
      ];
    },
  },
};

export default defineConfig({
  plugins: [react(), preloadFirstImports],
  html: { cspNonce: '__CSP_NONCE__' },
  resolve: {
    alias: {
      // rjsf renders field descriptions with it; ours are plain sentences, and it is a quarter of the form chunk.
      'markdown-to-jsx/react': fileURLToPath(new URL('src/runtime/theme/PlainText.tsx', import.meta.url)),
    },
  },
  build: {
    target: ['chrome123', 'firefox120', 'safari17.5'],
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
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
