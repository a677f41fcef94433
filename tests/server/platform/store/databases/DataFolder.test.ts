import fs, { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { DataFolder } from '../../../../../src/server/platform/store/databases/DataFolder.ts';
import { spyOnBuiltin } from '../../../../spyOnBuiltin.ts';

/** The disk has no space for the content of files. */
let isDiskFull = false;
/** The volume has no links, and refuses one with this code. */
let linkError: string | undefined;
const { writeFileSync: write, linkSync: link } = fs;
beforeEach(() => {
  spyOnBuiltin(fs, 'writeFileSync').mockImplementation((file, data, options) => {
    write(file, isDiskFull ? '' : data, options);
    if (isDiskFull) throw new Error('ENOSPC: no space left on device');
  });
  spyOnBuiltin(fs, 'linkSync').mockImplementation((existing, path) => {
    if (linkError) throw Object.assign(new Error(linkError), { code: linkError });
    link(existing, path);
  });
});

let path: string;

beforeEach(() => {
  path = mkdtempSync(join(tmpdir(), 'folder-'));
});
afterEach(() => rmSync(path, { recursive: true }));

test('one process at a time locks the folder', () => {
  const [first, second] = [new DataFolder(path), new DataFolder(path)];
  first.lock();
  expect(() => second.lock()).toThrow(`The data folder ${path} is in use by another service process.`);
  first.unlock();
  second.lock();
  second.unlock();
});

test('readSecretKey creates the key once', () => {
  const key = new DataFolder(path).readSecretKey();
  expect(key).toMatch(/^[\da-f]{64}$/);
  expect(new DataFolder(path).readSecretKey()).toBe(key);
});

test('readSecretKey leaves no file on a full disk, and creates the key later', () => {
  const folder = new DataFolder(path);
  isDiskFull = true;
  expect(() => folder.readSecretKey()).toThrow(`The data folder ${path} cannot be used: ENOSPC`);
  isDiskFull = false;
  expect(readdirSync(path)).toEqual([]);
  expect(folder.readSecretKey()).toMatch(/^[\da-f]{64}$/);
  expect(readdirSync(path)).toEqual(['secret.key']);
});

test.each(['EPERM', 'ENOTSUP', 'ENOSYS'])(
  'readSecretKey creates the key on a volume without links: %s',
  (code) => {
    const folder = new DataFolder(path);
    linkError = code;
    onTestFinished(() => {
      linkError = undefined;
    });
    expect(folder.readSecretKey()).toMatch(/^[\da-f]{64}$/);
    expect(readdirSync(path)).toEqual(['secret.key']);
    if (process.platform !== 'win32') expect(statSync(folder.keyPath).mode & 0o077).toBe(0);
  },
);

/** The database of a service: none yet, in its data folder, or on a server, where it may be new. */
type Existing = 'none' | 'own' | 'server';

function readGivenKey(key: string, database: Existing): string {
  const folder = new DataFolder(path);
  writeFileSync(folder.keyPath, key, { mode: 0o600 });
  if (database === 'own') mkdirSync(folder.databasePath);
  return folder.readSecretKey(database === 'server' ? 'postgres://localhost/console' : undefined);
}

const short = 'a'.repeat(31);
const deletion = 'Delete the file, then start the service again';
const restoring = 'Restore the file from a backup, or set SECRET_KEY to its former value.';

test.each<[key: string, database: Existing, want: string]>([
  ['', 'none', `is empty. ${deletion}`],
  ['', 'server', `is empty. ${deletion}`],
  ['\n', 'own', `is empty. ${restoring}`],
  [short, 'none', `has fewer than 32 characters. ${deletion}`],
])('readSecretKey refuses the key %j; database: %s', (key, database, want) => {
  expect(() => readGivenKey(key, database)).toThrow(`The key file ${join(path, 'secret.key')} ${want}`);
});

test.each<[key: string, database: Existing]>([
  [`${short}a`, 'none'],
  [short, 'own'],
  [short, 'server'],
])('readSecretKey returns the key %j; database: %s', (key, database) => {
  expect(readGivenKey(`${key}\n`, database)).toBe(key);
});

test('readSecretKey refuses a database without its key and creates no other key', () => {
  mkdirSync(join(path, 'db'));
  expect(() => new DataFolder(path).readSecretKey()).toThrow(
    `The key file ${join(path, 'secret.key')} is missing`,
  );
  expect(readdirSync(path)).toEqual(['db']);
});

test.skipIf(process.platform === 'win32')('readSecretKey refuses a key that others can read', () => {
  const folder = new DataFolder(path);
  folder.readSecretKey();
  chmodSync(folder.keyPath, 0o640);
  expect(() => folder.readSecretKey()).toThrow(`(mode 640). Run: chmod 600 ${folder.keyPath}`);
});

const anotherFolder = 'Set DATA_DIR to another folder.';

test.each<[path: string, problem: string]>([
  ['file', `file is a file. ${anotherFolder}`],
  ['file/below', `file is a file. ${anotherFolder}`],
  ...(process.platform === 'linux' ? [['/proc/none', anotherFolder] as [string, string]] : []),
])('the data folder %s cannot be used: %s', (name, problem) => {
  writeFileSync(join(path, 'file'), '');
  const folder = new DataFolder(resolve(path, name));
  for (const use of [() => folder.lock(), () => folder.readSecretKey()]) {
    expect(use).toThrow(`The data folder ${folder.path} cannot be used: `);
    expect(use).toThrow(problem);
  }
});

test('a data folder is created with the folders above it, and discarded with them', () => {
  const folder = new DataFolder(join(path, 'a/b'));
  expect(readdirSync(path)).toEqual([]);
  folder.lock();
  folder.unlock();
  expect(readdirSync(folder.path)).toEqual(['lock']);
  folder.discard();
  expect(readdirSync(path)).toEqual([]);
});

test('a folder that exists is not discarded', () => {
  const folder = new DataFolder(path);
  folder.lock();
  folder.unlock();
  folder.discard();
  expect(readdirSync(path)).toEqual(['lock']);
});

test('readSecretKey returns the key of another process that was faster', () => {
  const key = 'a'.repeat(64);
  /** Another process creates the key between the check for a key and the check for a database. */
  class RacingFolder extends DataFolder {
    override get databasePath(): string {
      writeFileSync(this.keyPath, key, { mode: 0o600 });
      return super.databasePath;
    }
  }
  expect(new RacingFolder(path).readSecretKey()).toBe(key);
});
