import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DataFolder } from '../../src/server/DataFolder.ts';

let path: string;

beforeEach(() => {
  path = mkdtempSync(join(tmpdir(), 'folder-'));
});
afterEach(() => rmSync(path, { recursive: true }));

test('one at a time holds the folder', () => {
  const [first, second] = [new DataFolder(path), new DataFolder(path)];
  first.lock();
  expect(() => second.lock()).toThrow(`The data folder ${path} is in use by another service process.`);
  first.unlock();
  second.lock();
  second.unlock();
});

test('the key is made once', () => {
  const key = new DataFolder(path).secretKey();
  expect(key).toMatch(/^[\da-f]{64}$/);
  expect(new DataFolder(path).secretKey()).toBe(key);
});
