import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
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
  // Another worker may do the same: each leaves a whole file.
  const own = `${image}.${process.pid}`;
  writeFileSync(own, new Uint8Array(await dump.arrayBuffer()));
  renameSync(own, image);
}

async function readImage(): Promise<Blob> {
  if (!existsSync(image)) await createImage();
  return new Blob([readFileSync(image)]);
}

/** Open, empty, and nobody's. */
const idleDatabases: Database[] = [];
/** How to take back each that is lent. */
const lentDatabases = new Set<() => Promise<void>>();

/** Leaves nothing in a database but what a new one has. */
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

/** An empty PGlite in memory, which the caller closes. */
export const freshPGlite = async (): Promise<PGlite> => PGlite.create({ loadDataDir: await readImage() });

/**
 * An empty PostgreSQL in memory. What `initdb` makes takes seconds: it is made once, and kept among the temporary files.
 * Closed, it is emptied and lent again; whoever still holds it is refused.
 */
export async function freshDatabase(): Promise<Database> {
  const database = idleDatabases.pop() ?? wrapPGlite(await freshPGlite());
  const close = async () => {
    lentDatabases.delete(close);
    revoke();
    await emptyDatabase(database);
    idleDatabases.push(database);
  };
  const { proxy, revoke } = Proxy.revocable({ ...database, close }, {});
  lentDatabases.add(close);
  return proxy;
}

/** Closes those that nobody closed. */
export async function closeLeftoverDatabases(): Promise<void> {
  await Promise.all([...lentDatabases].map((close) => close()));
}

/** The files of an empty database in a new folder, without the seconds of `initdb`: a first start finds them there. */
export async function createDatabaseFolder(folder: string): Promise<void> {
  const client = await PGlite.create({ dataDir: folder, loadDataDir: await readImage() });
  await client.close();
}
