import {
  cpSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createDatabaseFolder } from '../../../../../scripts/testing/freshDatabase.ts';
import { postgresVersion } from '../../../../../src/server/platform/store/databases/assertDatabaseIntact.ts';
import { DataFolder } from '../../../../../src/server/platform/store/databases/DataFolder.ts';
import { openDatabase } from '../../../../../src/server/platform/store/databases/openDatabase.ts';

const root = mkdtempSync(join(tmpdir(), 'damaged-'));
const good = new DataFolder(join(root, 'good'));

good.readSecretKey();
await createDatabaseFolder(good.databasePath);
const database = await openDatabase(good, undefined);
await database.query('CREATE TABLE kept (number integer)');
await database.query('INSERT INTO kept VALUES (7)');
await database.close();
good.unlock();
afterAll(() => rmSync(root, { recursive: true }));

/** Returns a copy of the intact folder, which PostgreSQL may open. */
function copy(): DataFolder {
  const path = mkdtempSync(join(root, 'copy-'));
  cpSync(good.path, path, { recursive: true, preserveTimestamps: true });
  return new DataFolder(path);
}

/**
 * Returns a folder with links to the intact files. A copy takes much longer. A test may remove or replace a
 * file, but not write into it.
 */
function linkedCopy(): DataFolder {
  const path = mkdtempSync(join(root, 'links-'));
  for (const entry of readdirSync(good.path, { recursive: true, withFileTypes: true })) {
    const from = join(entry.parentPath, entry.name);
    const to = join(path, relative(good.path, from));
    if (entry.isDirectory()) mkdirSync(to, { recursive: true });
    else {
      mkdirSync(dirname(to), { recursive: true });
      linkSync(from, to);
    }
  }
  return new DataFolder(path);
}

function replaceFile(file: string, content: Buffer | string): void {
  rmSync(file);
  writeFileSync(file, content);
}

/** Returns every file with its size and its modification time. */
const contents = (path: string): string[] =>
  readdirSync(path, { recursive: true, encoding: 'utf8' })
    .map((name) => {
      const { size, mtimeMs } = statSync(join(path, name));
      return `${name} ${size} ${mtimeMs}`;
    })
    .sort();

test('an intact folder opens with the declared version of PostgreSQL', async () => {
  const folder = copy();
  const database = await openDatabase(folder, undefined);
  expect(await database.query('SELECT number FROM kept')).toEqual([{ number: 7 }]);
  const [shown] = await database.query<{ version: string }>(
    "SELECT current_setting('server_version') AS version",
  );
  expect(shown?.version.split('.')[0]).toBe(String(postgresVersion));
  await database.close();
  folder.unlock();
});

const flipBit = (file: string): void => {
  const bytes = readFileSync(file);
  bytes.writeUInt8(bytes.readUInt8(40) ^ 1, 40);
  replaceFile(file, bytes);
};

const cases: { name: string; damage: (database: string) => void; want: string }[] = [
  { name: 'no PG_VERSION', damage: (db) => rmSync(join(db, 'PG_VERSION')), want: 'PG_VERSION is missing' },
  {
    name: 'another PostgreSQL version',
    damage: (db) => replaceFile(join(db, 'PG_VERSION'), '19\n'),
    want: `was created by PostgreSQL 19, but this program opens only databases of PostgreSQL ${postgresVersion}. Start the program that created it`,
  },
  {
    name: 'no pg_control',
    damage: (db) => rmSync(join(db, 'global/pg_control')),
    want: 'global/pg_control is missing',
  },
  {
    name: 'a shortened pg_control',
    damage: (db) => {
      const file = join(db, 'global/pg_control');
      replaceFile(file, readFileSync(file).subarray(0, 4096));
    },
    want: 'global/pg_control has a wrong size or checksum',
  },
  {
    name: 'a pg_control of zeros',
    damage: (db) => replaceFile(join(db, 'global/pg_control'), Buffer.alloc(8192)),
    want: 'global/pg_control has a wrong size or checksum',
  },
  {
    name: 'a flipped bit in pg_control',
    damage: (db) => flipBit(join(db, 'global/pg_control')),
    want: 'global/pg_control has a wrong size or checksum',
  },
  {
    name: 'no write-ahead log',
    damage: (db) => {
      for (const name of readdirSync(join(db, 'pg_wal')).filter((entry) => /^\w{24}$/.test(entry)))
        rmSync(join(db, 'pg_wal', name));
    },
    want: 'pg_wal contains no log file',
  },
  {
    name: 'no pg_xact',
    damage: (db) => rmSync(join(db, 'pg_xact'), { recursive: true }),
    want: 'pg_xact/ is missing',
  },
  {
    name: 'an unfinished restore',
    damage: (db) => writeFileSync(join(db, '../restoring'), ''),
    want: 'was interrupted. Empty the folder, then run npm run restore again',
  },
];

test.each(cases)('openDatabase refuses a folder with $name and writes nothing', async ({ damage, want }) => {
  const folder = linkedCopy();
  damage(folder.databasePath);
  const before = contents(folder.path);
  const refusal = openDatabase(folder, undefined);
  await expect(refusal).rejects.toThrow(want);
  await expect(refusal).rejects.toThrow(/^[^\n]+$/);
  folder.unlock();
  expect(contents(folder.path)).toEqual(before);
});

const table = (db: string): string => {
  const base = join(db, 'base/5');
  return join(
    base,
    readdirSync(base)
      .filter((name) => /^\d{5}$/.test(name))
      .sort()
      .at(-1) ?? '',
  );
};

test('openDatabase names the missing file of a table', async () => {
  const folder = copy();
  rmSync(table(folder.databasePath));
  await expect(openDatabase(folder, undefined)).rejects.toThrow(/is damaged: base\/5\/\d{5} is missing/);
  folder.unlock();
});

test('openDatabase refuses a missing file of PostgreSQL', async () => {
  const folder = copy();
  rmSync(join(folder.databasePath, 'base/5/1259'));
  await expect(openDatabase(folder, undefined)).rejects.toThrow(
    'is damaged: PostgreSQL cannot start with it',
  );
  folder.unlock();
});
