import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { Database } from '../../src/server/platform/store/databases/Database.ts';
import { wrapPGlite } from '../../src/server/platform/store/databases/openPGlite.ts';

const { version } = JSON.parse(readFileSync('node_modules/@electric-sql/pglite/package.json', 'utf8'));
const image = join(tmpdir(), `pglite-${version}.tar`);

async function createImage(): Promise<void> {
  const client = await PGlite.create();
  const dump = await client.dumpDataDir('none');
  await client.close();
  // Another worker may do the same. The rename is atomic, so the image is always complete.
  const own = `${image}.${process.pid}`;
  writeFileSync(own, new Uint8Array(await dump.arrayBuffer()));
  renameSync(own, image);
}

/** Resolves to the path of a tar file with the files of an empty database. */
async function findImage(): Promise<string> {
  if (!existsSync(image)) await createImage();
  return image;
}

/** Open and empty databases that no caller holds. */
const idleDatabases: Database[] = [];
/** The `close` functions of the lent databases. */
const lent = new Set<() => Promise<void>>();

/** Removes everything from a database that a new one does not have. */
async function emptyDatabase(database: Database): Promise<void> {
  await database.query('DISCARD ALL');
  await database.script(`
    DO $$
    DECLARE name text;
    BEGIN
      FOR name IN SELECT nspname FROM pg_namespace WHERE nspname !~ '^(pg_|information_schema$)'
      LOOP EXECUTE format('DROP SCHEMA %I CASCADE', name); END LOOP;
    END $$;
    CREATE SCHEMA public`);
}

/** Creates an empty PGlite in memory. The caller closes it. */
export const freshPGlite = async (): Promise<PGlite> =>
  PGlite.create({ loadDataDir: new Blob([readFileSync(await findImage())]) });

/** Resolves to an open and empty PGlite in memory. The caller returns it with `returnDatabase`. */
export const takeDatabase = async (): Promise<Database> =>
  idleDatabases.pop() ?? wrapPGlite(await freshPGlite());

/** Empties a database and makes it available again. */
export async function returnDatabase(database: Database): Promise<void> {
  await emptyDatabase(database);
  idleDatabases.push(database);
}

/** Lends a database whose `close` calls `giveBack` instead. Later uses of the closed one throw. */
export function lendDatabase(database: Database, giveBack: () => Promise<void>): Database {
  const close = async () => {
    lent.delete(close);
    revoke();
    await giveBack();
  };
  const { proxy, revoke } = Proxy.revocable({ ...database, close }, {});
  lent.add(close);
  return proxy;
}

/**
 * Lends an empty PostgreSQL (PGlite) in memory. `initdb` takes seconds, so its result is kept in the
 * temporary folder. `close` empties the database and makes it available again.
 */
export async function freshDatabase(): Promise<Database> {
  const database = await takeDatabase();
  return lendDatabase(database, () => returnDatabase(database));
}

/** Returns the `close` functions of the databases that are still lent. */
export const lentDatabases = (): (() => Promise<void>)[] => [...lent];

/** Closes all databases that are still lent, except `kept`. */
export async function closeLeftoverDatabases(kept: readonly (() => Promise<void>)[]): Promise<void> {
  await Promise.all(lentDatabases().map((close) => (kept.includes(close) ? undefined : close())));
}

/**
 * Writes the files of an empty database to a new folder. The first start on it then skips the seconds of
 * `initdb`.
 */
export async function createDatabaseFolder(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  execFileSync('tar', ['-xoC', folder, '-f', await findImage()], { stdio: ['ignore', 'ignore', 'pipe'] });
}
