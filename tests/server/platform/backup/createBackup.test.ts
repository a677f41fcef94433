import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import fs, {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import { gunzipSync, gzipSync } from 'node:zlib';
import { type Pack, pack } from 'tar-stream';
import { afterAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createDatabaseFolder } from '../../../../scripts/testing/freshDatabase.ts';
import { migrations, newestVersion } from '../../../../src/server/modules.ts';
import { createBackup, requestArchive } from '../../../../src/server/platform/backup/createBackup.ts';
import { restoreBackup } from '../../../../src/server/platform/backup/restoreBackup.ts';
import { serveBackups } from '../../../../src/server/platform/backup/serveBackups.ts';
import { ArchiveWriter } from '../../../../src/server/platform/backup/writeArchive.ts';
import { log } from '../../../../src/server/platform/base/log.ts';
import type { Database } from '../../../../src/server/platform/store/databases/Database.ts';
import { DataFolder } from '../../../../src/server/platform/store/databases/DataFolder.ts';
import { openDatabase } from '../../../../src/server/platform/store/databases/openDatabase.ts';
import { createServiceStore, type ServiceStore } from '../../../../src/server/platform/store/ServiceStore.ts';
import { migrate } from '../../../../src/server/platform/store/schema/migrate.ts';
import { spyOnBuiltin } from '../../../spyOnBuiltin.ts';

/** The disk of paths with "full" has no space. */
const rename = fs.renameSync;
beforeEach(() => {
  spyOnBuiltin(fs, 'renameSync').mockImplementation((from, to) => {
    if (/full(\.tar\.gz|[\\/]db)$/.test(String(to)))
      throw Object.assign(new Error('ENOSPC: no space left'), { code: 'ENOSPC', syscall: 'rename' });
    rename(from, to);
  });
});

const root = mkdtempSync(join(tmpdir(), 'backup-'));
const folder = new DataFolder(join(root, 'data'));
const archive = join(root, 'whole.tar.gz');

const newPath = (): string => join(mkdtempSync(join(root, 'new-')), 'data');

/** Resolves to the numbers in the table `kept` of a data folder. */
async function readNumbers(path: string): Promise<readonly number[]> {
  const restored = new DataFolder(path);
  const database = await openDatabase(restored, undefined);
  const rows = await database.query<{ number: number }>('SELECT number FROM kept ORDER BY 1');
  await database.close();
  restored.unlock();
  return rows.map(({ number }) => number);
}

const key = folder.readSecretKey();
await createDatabaseFolder(folder.databasePath);
const database = await openDatabase(folder, undefined);
await migrate(database, [], migrations);
await database.query('CREATE TABLE kept (number integer)');
await database.query('INSERT INTO kept VALUES (1)');
await database.close();
folder.unlock();
await createBackup(folder.path, archive);
afterAll(() => rmSync(root, { recursive: true }));

test('a restore returns rows, key and file modes, and the service that runs on it creates a consistent backup during writes', async () => {
  const running = new DataFolder(newPath());
  expect(await restoreBackup(running.path, archive, newest)).toEqual({ withKey: true });
  expect(readdirSync(running.path).sort()).toEqual(['commands.jsonl', 'db', 'lock', 'secret.key']);
  expect(running.readSecretKey()).toBe(key);
  const modes = [archive, join(running.path, 'secret.key'), join(running.path, 'db/PG_VERSION')].map(
    (file) => statSync(file).mode & 0o777,
  );
  expect(modes).toEqual([0o600, 0o600, 0o600]);
  const database = await openDatabase(running, undefined);
  expect(await database.query('SELECT number FROM kept')).toEqual([{ number: 1 }]);
  const end = await serveBackups(database, running, createServiceStore(database, [], []));
  const file = join(root, 'running.tar.gz');
  const acknowledged: number[] = [1];
  let wanted = true;
  const writing = (async () => {
    for (let number = 2; wanted; number += 1) {
      await database.query('INSERT INTO kept VALUES ($1)', [number]);
      acknowledged.push(number);
      // PGlite alone blocks the event loop, so the loop yields here.
      await setImmediate();
    }
  })();
  const before = acknowledged.length;
  await createBackup(running.path, file);
  wanted = false;
  await writing;
  await end();
  await database.close();
  running.unlock();

  const path = newPath();
  await restoreBackup(path, file, newest);
  const found = await readNumbers(path);
  expect(found.length).toBeGreaterThanOrEqual(before);
  expect(found).toEqual(acknowledged.slice(0, found.length));
});

test('a service whose folder has too long a path for a socket logs that backups need a stop', async () => {
  const warn = vi.spyOn(log, 'warn').mockReturnValue();
  onTestFinished(() => warn.mockRestore());
  const deep = { socketPath: join(root, 'x'.repeat(120)) } as DataFolder;
  const database = {} as Database;
  const end = await serveBackups(database, deep, {} as ServiceStore);
  await end();
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    expect.stringMatching(/^Backup: stop the service before a backup. It cannot listen on its socket: /),
  );
});

test('a client that stops reading does not stop the service', async () => {
  const running = new DataFolder(newPath());
  await restoreBackup(running.path, archive, newest);
  const database = await openDatabase(running, undefined);
  const end = await serveBackups(database, running, createServiceStore(database, [], []), 2000);
  onTestFinished(async () => {
    await end();
    await database.close();
    running.unlock();
  });
  const out = new PassThrough();
  const refused = expect(requestArchive(running, out)).rejects.toThrow('could not finish the backup');
  await once(out, 'readable');
  expect(await database.query('SELECT number FROM kept')).toEqual([{ number: 1 }]);
  out.resume();
  await refused;
});

test('createBackup replaces a file only with force, and continues after a failure', async () => {
  const missing = join(root, 'nowhere/backup.tar.gz');
  await expect(createBackup(folder.path, missing)).rejects.toThrow('There is no folder');
  const file = join(root, 'there.tar.gz');
  writeFileSync(file, 'precious');
  await expect(createBackup(folder.path, file)).rejects.toThrow(
    'already exists. Choose another file, or add --force.',
  );
  expect(readFileSync(file, 'utf8')).toBe('precious');
  await createBackup(folder.path, file, { force: true });
  expect(statSync(file).size).toBeGreaterThan(1000);
});

test('createBackup refuses a folder without a database and a locked folder without a socket, and leaves no file', async () => {
  const unused = newPath();
  await expect(createBackup(unused, join(root, 'x'))).rejects.toThrow(
    'contains no database. Set DATA_DIR to the folder of a service.',
  );
  expect(existsSync(unused)).toBe(false);
  const holder = new DataFolder(folder.path);
  holder.lock();
  await expect(createBackup(folder.path, join(root, 'x'))).rejects.toThrow(
    'is in use, but the process that uses it does not answer backup requests',
  );
  holder.unlock();
  expect(readdirSync(root).filter((name) => /^x(\.|$)/.test(name))).toEqual([]);
});

test('requestArchive refuses half an answer of the running service', async () => {
  const holder = new DataFolder(newPath());
  holder.lock();
  const server = createServer((_, response) => {
    response.write('half', () => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(holder.socketPath, resolve));
  onTestFinished(() => new Promise((resolve) => server.close(() => resolve())));
  onTestFinished(() => holder.unlock());
  await expect(requestArchive(holder, new PassThrough())).rejects.toThrow(
    /^The running service could not finish the backup, or the file could not be written: .*\. Check the output of the service and the free disk space\.$/,
  );
});

test.each(['db', 'db.unfinished', 'secret.key'])('restoreBackup refuses a folder with %s', async (name) => {
  const path = newPath();
  mkdirSync(join(path, name), { recursive: true });
  await expect(restoreBackup(path, archive, newest)).rejects.toThrow(
    `The data folder ${path} belongs to a service: it contains ${name}. Set DATA_DIR to an empty or new folder.`,
  );
  expect(readdirSync(path).sort()).toEqual([name, 'lock'].sort());
});

test('restoreBackup names an interrupted restore', async () => {
  const path = newPath();
  mkdirSync(join(path, 'restoring'), { recursive: true });
  await expect(restoreBackup(path, archive, newest)).rejects.toThrow(
    `The restore into the data folder ${path} was interrupted. Empty the folder, then run npm run restore again.`,
  );
});

test('a process that ends leaves no part of a backup', async () => {
  const file = join(root, 'ended.tar.gz');
  const once = vi.spyOn(process, 'once');
  onTestFinished(() => once.mockRestore());
  const running = createBackup(folder.path, file).catch(() => {});
  await vi.waitFor(() => expect(once).toHaveBeenCalledWith('exit', expect.any(Function)));
  const [, endProcess] = once.mock.calls.find(([event]) => String(event) === 'exit') ?? [];
  endProcess?.();
  await running;
  expect(readdirSync(root).filter((name) => name.startsWith('ended'))).toEqual([]);
});

test('a refused restore keeps a folder that exists', async () => {
  const path = newPath();
  const file = join(path, '../broken.tar.gz');
  mkdirSync(path);
  writeFileSync(file, '');
  await expect(restoreBackup(path, file, newest)).rejects.toThrow();
  expect(readdirSync(path)).toEqual(['lock']);
});

test.each(['commands.jsonl', 'lost+found'])('restoreBackup accepts a folder with %s only', async (name) => {
  const path = newPath();
  mkdirSync(path, { recursive: true });
  writeFileSync(join(path, name), '');
  const file = join(path, '../small.tar.gz');
  writeFileSync(file, await smallArchive());
  await restoreBackup(path, file, newest);
  expect(readdirSync(path)).toContain('db');
});

/** Resolves to an archive of these parts, in the format of a backup. */
function archiveOf(fill: (parts: Pack) => void): Promise<Buffer> {
  const parts = pack();
  fill(parts);
  parts.finalize();
  return buffer(parts as AsyncIterable<Buffer>).then((bytes) => gzipSync(bytes));
}

/** The versions that the program of these tests supports. */
const newest = { schemaVersion: newestVersion, recordFormat: 2 };

const manifest = {
  format: 'interface-console backup',
  formatVersion: 1,
  programVersion: '9.9.9',
  schemaVersion: 1,
  postgresVersion: 18,
};
const withManifest = (changed: object): Promise<Buffer> =>
  archiveOf((parts) => parts.entry({ name: 'manifest.json' }, JSON.stringify({ ...manifest, ...changed })));

/** Resolves to a complete archive with few files, because a database has more than 30 MB. */
async function smallArchive(): Promise<Buffer> {
  const out = new PassThrough();
  const [bytes] = await Promise.all([
    buffer(out),
    ArchiveWriter.write(out, async (parts) => {
      await parts.addText('manifest.json', JSON.stringify(manifest));
      await parts.addText('db/PG_VERSION', '18\n');
      await parts.addText('db/base', randomBytes(100_000).toString('base64'));
    }),
  ]);
  return bytes;
}

/** Resolves to the archive with other bytes inside the compression, as after an edit. */
async function editArchive(from: string, to: string): Promise<Buffer> {
  const bytes = gunzipSync(await smallArchive());
  bytes.write(to, bytes.indexOf(from), 'latin1');
  return gzipSync(bytes);
}

async function cut(share: number): Promise<Buffer> {
  const bytes = await smallArchive();
  return bytes.subarray(0, Math.floor(bytes.length * share));
}

async function flipByte(): Promise<Buffer> {
  const bytes = await smallArchive();
  const middle = Math.floor(bytes.length / 2);
  bytes.writeUInt8(bytes.readUInt8(middle) ^ 0xff, middle);
  return bytes;
}

const broken: { name: string; given: () => Buffer | Promise<Buffer>; want: string | RegExp }[] = [
  { name: 'half an archive', given: () => cut(0.5), want: /is damaged at db\/\S+: unexpected end of file/ },
  { name: 'an archive without its end', given: () => cut(0.999), want: 'is damaged' },
  // The byte may be in the name of a file or in its content.
  { name: 'a flipped byte', given: flipByte, want: /is (damaged|no backup of this program)/ },
  {
    name: 'a text file',
    given: () => Buffer.from('no archive'),
    want: 'is damaged at its beginning: incorrect header check',
  },
  { name: 'an empty file', given: () => Buffer.alloc(0), want: 'is damaged' },
  {
    name: 'an edited file',
    given: () => editArchive('18\n', '17\n'),
    want: 'is damaged: db/PG_VERSION does not match its checksum.',
  },
  {
    name: 'another archive',
    given: () => archiveOf((parts) => parts.entry({ name: 'photo.jpg' }, 'x')),
    want: 'is not a backup of this program: it begins with photo.jpg.',
  },
  {
    name: 'an archive without checksums',
    given: () =>
      archiveOf((parts) => {
        parts.entry({ name: 'manifest.json' }, JSON.stringify(manifest));
        parts.entry({ name: 'db/PG_VERSION' }, '18');
      }),
    want: 'is damaged: its end is missing. Restore another backup.',
  },
  {
    name: 'a path outside the folder',
    given: () =>
      archiveOf((parts) => {
        parts.entry({ name: 'manifest.json' }, JSON.stringify(manifest));
        parts.entry({ name: 'db/../../outside' }, 'x');
      }),
    want: 'is not a backup of this program: it contains db/../../outside.',
  },
  {
    name: 'a newer format',
    given: () => withManifest({ formatVersion: 2 }),
    want: 'has format 2, but this program reads formats up to 1. Restore it with the program that created it (9.9.9) or a later version.',
  },
  {
    name: 'a newer schema',
    given: () => withManifest({ schemaVersion: 1000 }),
    want: 'contains a database of version 1000',
  },
  {
    name: 'records of a newer format',
    given: () => withManifest({ recordFormat: 3 }),
    want: 'contains records of format 3, but this program supports formats up to 2. Restore it with the program that created it (9.9.9) or a later version.',
  },
  {
    name: 'another PostgreSQL version',
    given: () => withManifest({ postgresVersion: 19 }),
    want: 'contains files of PostgreSQL 19, but this program opens only those of PostgreSQL 18',
  },
];

test.each(broken)('restoreBackup refuses $name and leaves no folder', async ({ given, want }) => {
  const path = newPath();
  const file = join(path, '../broken.tar.gz');
  writeFileSync(file, await given());
  await expect(restoreBackup(path, file, newest)).rejects.toThrow(want);
  expect(existsSync(path)).toBe(false);
});

test('a backup to a full disk names the file and leaves none', async () => {
  const file = join(root, 'full.tar.gz');
  await expect(createBackup(folder.path, file)).rejects.toThrow(
    `The backup ${file} cannot be written (ENOSPC: no space left). Free some space on its disk, or choose another folder.`,
  );
  expect(readdirSync(root).filter((name) => name.startsWith('full'))).toEqual([]);
});

test('a restore onto a full disk names the folder and leaves none', async () => {
  const path = join(newPath(), 'full');
  const file = join(root, 'small.tar.gz');
  writeFileSync(file, await smallArchive());
  await expect(restoreBackup(path, file, newest)).rejects.toThrow(
    `The data folder ${path} cannot be used: ENOSPC: no space left. Free some space on its disk, or set DATA_DIR to another folder.`,
  );
  expect(existsSync(path)).toBe(false);
});

test.each([
  ['missing/backup.tar.gz', 'There is no folder'],
  ['.', 'is not a regular file'],
])('a backup to %s is refused: %s', async (path, reason) => {
  await expect(createBackup(folder.path, join(root, path), { force: true })).rejects.toThrow(reason);
  expect(existsSync(root)).toBe(true);
});
