import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { defaultConfiguration } from '../../../../src/contract/api/configuration.ts';
import { ConsoleFiles } from '../../../../src/server/platform/console/ConsoleFiles.ts';
import { createConsoleRoutes } from '../../../../src/server/platform/console/consoleRoutes.ts';

const dist = mkdtempSync(join(tmpdir(), 'dist-'));
const script = 'console.log("hello");'.repeat(50);

mkdirSync(join(dist, 'assets'));
writeFileSync(
  join(dist, 'index.html'),
  '<meta property="csp-nonce" nonce="__CSP_NONCE__"><title>控制台</title>',
);
writeFileSync(join(dist, 'assets', 'main-1a2b3c.js'), script);
writeFileSync(join(dist, 'assets', 'icon-1a2b3c.png'), script);
afterAll(() => rmSync(dist, { recursive: true }));

const get = (
  path: string,
  headers: Record<string, string> = {},
  server = '',
  origins: readonly string[] = [],
) => createConsoleRoutes(dist, { ...defaultConfiguration, server }, origins).request(path, { headers });

test('a file whose reading failed once is read again', async () => {
  const files = new ConsoleFiles(dist);
  const path = '/assets/main-1a2b3c.js';
  const file = join(dist, path);
  rmSync(file);
  await expect(files.read(path, 'gzip')).rejects.toThrow('ENOENT');
  writeFileSync(file, script);
  expect(gunzipSync(await files.read(path, 'gzip')).toString()).toBe(script);
});

test('each page has a new nonce, the same as in its policy', async () => {
  const nonces = await Promise.all(
    ['/', '/index.html'].map(async (path) => {
      const response = await get(path);
      const [, nonce = ''] = /nonce="([^"]+)"/.exec(await response.text()) ?? [];
      expect(response.headers.get('Content-Security-Policy')).toBe(
        `default-src 'self'; script-src 'self'; style-src 'self' 'nonce-${nonce}'; img-src 'self' data:; frame-ancestors 'none'; base-uri 'self'; form-action 'self'`,
      );
      expect(response.headers.get('Cache-Control')).toBe('no-store');
      return nonce;
    }),
  );
  expect(nonces[0]).not.toBe(nonces[1]);
  expect(nonces).not.toContain('__CSP_NONCE__');
});

test('the policy allows a back end on another origin', async () => {
  const response = await get('/', {}, 'https://wms.example.com/base');
  expect(response.headers.get('Content-Security-Policy')).toContain(
    "connect-src 'self' https://wms.example.com;",
  );
});

test('the policy allows the receivers of test requests', async () => {
  const response = await get('/', {}, 'https://wms.example.com', [
    'https://erp.example.com',
    'http://10.0.0.5:8080',
  ]);
  expect(response.headers.get('Content-Security-Policy')).toContain(
    "connect-src 'self' https://wms.example.com https://erp.example.com http://10.0.0.5:8080;",
  );
});

const encodings: { accepted: string; encoding: string | null; open: (bytes: Buffer) => Buffer }[] = [
  { accepted: 'gzip, deflate, br, zstd', encoding: 'br', open: brotliDecompressSync },
  { accepted: 'gzip', encoding: 'gzip', open: gunzipSync },
  { accepted: '', encoding: null, open: (bytes) => bytes },
];

test('an image is sent as it is, because its format is compressed', async () => {
  const response = await get('/assets/icon-1a2b3c.png', { 'Accept-Encoding': 'gzip, br' });
  expect(response.headers.get('Content-Type')).toBe('image/png');
  expect(response.headers.get('Content-Encoding')).toBeNull();
  expect(await response.text()).toBe(script);
});

test.each(encodings)('a hashed file is encoded for "$accepted"', async ({ accepted, encoding, open }) => {
  const response = await get('/assets/main-1a2b3c.js', { 'Accept-Encoding': accepted });
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': expect.stringContaining('text/javascript'),
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'Accept-Encoding',
  });
  expect(response.headers.get('Content-Encoding')).toBe(encoding);
  expect(open(Buffer.from(await response.arrayBuffer())).toString()).toBe(script);
});

test('the Brotli form that the build wrote is sent as it is', async () => {
  const file = join(dist, 'assets', 'built-1a2b3c.js');
  writeFileSync(file, script);
  writeFileSync(`${file}.br`, 'built');
  const response = await get('/assets/built-1a2b3c.js', { 'Accept-Encoding': 'br' });
  expect([response.headers.get('Content-Encoding'), await response.text()]).toEqual(['br', 'built']);
});

test('config.json contains the address of the back end', async () => {
  expect(await (await get('/config.json')).json()).toEqual(defaultConfiguration);
});

test.each(['/assets/other.js', '/../package.json', '/%2e%2e/package.json', '/assets'])(
  'the path %s is not found',
  async (path) => {
    expect((await get(path)).status).toBe(404);
  },
);

/** Address, and the `Accept` header → the status. A browser that asks for a screen gets the console. */
const screenAddresses: readonly [path: string, accept: string, status: number][] = [
  ['/config', 'text/html,application/xhtml+xml,*/*;q=0.8', 200],
  ['/config?tab=erp', 'text/html', 200],
  ['/config', 'application/json', 404],
  ['/config', '*/*', 404],
  ['/config/erp', 'text/html', 404],
  ['/favicon.ico', 'text/html', 404],
];

test.each(screenAddresses)('%s for "%s" is answered with %d', async (path, accept, status) => {
  const response = await get(path, { Accept: accept });
  expect(response.status).toBe(status);
  if (status === 200) expect(await response.text()).toContain('<title>控制台</title>');
});

test('the page explains a missing build', async () => {
  const response = await createConsoleRoutes(join(dist, 'none'), defaultConfiguration).request('/');
  expect({ status: response.status, text: await response.text() }).toEqual({
    status: 503,
    text: 'The console is not built: run "npm run build", then start the service again.',
  });
});
