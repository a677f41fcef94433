import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { unpackOnce } from '../../../scripts/testing/unpackOnce.ts';

let parent: string;
let name: string;

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'unpack-once-'));
  name = join(basename(parent), 'folder');
});
afterEach(() => rmSync(parent, { recursive: true }));

/** Returns a function that writes the name `self` into the folder. */
const unpack = (self: string) => async (folder: string) => {
  await new Promise((resolve) => setImmediate(resolve));
  writeFileSync(join(folder, 'file'), self);
};

test('the first call fills the folder with read access for every user', async () => {
  const folder = await unpackOnce(name, unpack('first'));
  expect(await unpackOnce(name, unpack('second'))).toBe(folder);
  expect(readFileSync(join(folder, 'file'), 'utf8')).toBe('first');
  expect(statSync(folder).mode & 0o777).toBe(0o755);
});

test('two parallel calls each get the whole folder and leave nothing else', async () => {
  const folders = await Promise.all([unpackOnce(name, unpack('one')), unpackOnce(name, unpack('other'))]);
  expect(folders).toEqual([join(parent, 'folder'), join(parent, 'folder')]);
  expect(readFileSync(join(parent, 'folder/file'), 'utf8')).toMatch(/^one$|^other$/);
  expect(readdirSync(parent)).toEqual(['folder']);
});

test('a failed call leaves no files, and the next call starts again', async () => {
  const fail = (folder: string) => {
    writeFileSync(join(folder, 'half'), '');
    throw new Error('The disk is full.');
  };
  await expect(unpackOnce(name, fail)).rejects.toThrow('The disk is full.');
  expect(readdirSync(parent)).toEqual([]);
  await unpackOnce(name, unpack('next'));
  expect(existsSync(join(parent, 'folder/file'))).toBe(true);
});
