/// <reference types="vitest/config" />
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Where the embedded service listens while Vite serves the console (`npm run dev`). */
const service = process.env.SERVICE_URL ?? 'http://127.0.0.1:8080';

export default defineConfig({
  plugins: [react()],
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
