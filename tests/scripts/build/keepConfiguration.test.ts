import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterEach, expect, test } from 'vitest';
import { keepConfiguration } from '../../../scripts/build/keepConfiguration.ts';

let root = '';
afterEach(() => rmSync(root, { recursive: true }));

test.each<[what: string, before: Readonly<Record<string, string>>, want: string | undefined]>([
  [
    'keeps an existing config.json',
    { 'config.json': '{"server":"https://wms.test"}', 'old.js': '' },
    '{"server":"https://wms.test"}',
  ],
  ['creates no config.json', { 'old.js': '' }, undefined],
])('the build %s', async (_, before, want) => {
  root = mkdtempSync(join(tmpdir(), 'keep-configuration-'));
  const file = (name: string): string => join(root, 'dist', name);
  writeFileSync(join(root, 'index.html'), '<!doctype html>');
  mkdirSync(join(root, 'dist'));
  for (const [name, text] of Object.entries(before)) writeFileSync(file(name), text);
  await build({ root, configFile: false, logLevel: 'error', plugins: [keepConfiguration()] });
  expect(existsSync(file('index.html'))).toBe(true);
  expect(existsSync(file('old.js'))).toBe(false);
  expect(existsSync(file('config.json')) ? readFileSync(file('config.json'), 'utf8') : undefined).toBe(want);
});
