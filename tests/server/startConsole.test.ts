import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createConsoleApp } from '../../src/server/startConsole.ts';

let dist = '';
beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'dist-'));
  writeFileSync(join(dist, 'index.html'), '<title>控制台</title>');
});
afterEach(() => rmSync(dist, { recursive: true }));

test('the console alone answers for its page, its configuration and its health, and for no operation', async () => {
  writeFileSync(join(dist, 'config.json'), JSON.stringify({ server: 'https://clinic.example/api' }));
  const app = createConsoleApp(dist);
  const answers = await Promise.all(
    ['/', '/config.json', '/livez', '/readyz', '/iwms-account/account/login'].map(async (path) => {
      const { status } = await app.request(path);
      return [path, status];
    }),
  );
  expect(answers).toEqual([
    ['/', 200],
    ['/config.json', 200],
    ['/livez', 200],
    ['/readyz', 200],
    ['/iwms-account/account/login', 404],
  ]);
  const page = await app.request('/');
  expect(page.headers.get('Content-Security-Policy')).toContain("connect-src 'self' https://clinic.example;");
  expect(page.headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(await (await app.request('/config.json')).json()).toMatchObject({
    server: 'https://clinic.example/api',
  });
});

test('a console without config.json calls its own origin', async () => {
  const page = await createConsoleApp(dist).request('/');
  expect(page.headers.get('Content-Security-Policy')).not.toContain('connect-src');
});

test('a broken config.json is reported with its path', () => {
  writeFileSync(join(dist, 'config.json'), '{');
  expect(() => createConsoleApp(dist)).toThrow(`${join(dist, 'config.json')} is not valid JSON.`);
});
