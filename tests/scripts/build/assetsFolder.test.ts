import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { assetsFolderOf } from '../../../scripts/build/assetsFolder.ts';

const files = {
  'src/runtime/a.ts': 'a',
  'locales/zh-CN.json': '{}',
  'scripts/build/b.ts': 'b',
  'index.html': '<p>',
  'vite.config.ts': '1',
  'package-lock.json': '{}',
  'schemas/vocabulary/entity.schema.json': '{}',
  'schemas/product.json': '{"logo":"logo.svg"}',
  'logo.svg': '<svg/>',
};

const folderOf = (root: string): string => assetsFolderOf(root, root);

const write = (root: string, path: string, text: string): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};

function project(): string {
  const root = mkdtempSync(join(tmpdir(), 'assets-'));
  for (const [path, text] of Object.entries(files)) write(root, path, text);
  return root;
}

test('the same files have the same folder, in any place', () => {
  const root = project();
  const copy = mkdtempSync(join(tmpdir(), 'assets-'));
  cpSync(root, copy, { recursive: true });
  expect(folderOf(copy)).toBe(folderOf(root));
  expect(folderOf(root)).toMatch(/^assets\/[\da-f]{8}$/);
});

test.each([
  ...Object.keys(files).filter((path) => !path.includes('vocabulary')),
  'src/generated/labels/new.ts',
])('a change of %s gives another folder', (path) => {
  const root = project();
  const before = folderOf(root);
  write(root, path, path.endsWith('product.json') ? '{}' : 'changed');
  expect(folderOf(root)).not.toBe(before);
});
