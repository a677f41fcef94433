import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { Database } from '../src/server/store/Database.ts';
import { databaseOf } from '../src/server/store/openPGlite.ts';

const { version } = JSON.parse(readFileSync('node_modules/@electric-sql/pglite/package.json', 'utf8'));
const image = join(tmpdir(), `pglite-${version}.tar`);

async function makeImage(): Promise<void> {
  const client = await PGlite.create();
  const dump = await client.dumpDataDir('none');
  await client.close();
  // Another worker may do the same: each leaves a whole file.
  const own = `${image}.${process.pid}`;
  writeFileSync(own, new Uint8Array(await dump.arrayBuffer()));
  renameSync(own, image);
}

async function readImage(): Promise<Blob> {
  if (!existsSync(image)) await makeImage();
  return new Blob([readFileSync(image)]);
}

/** Open, empty, and nobody's. */
const idle: Database[] = [];
/** How to take back each that is lent. */
const lent = new Set<() => Promise<void>>();

/** Leaves nothing in a database but what a new one has. */
async function empty(database: Database): Promise<void> {
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
  const database = idle.pop() ?? databaseOf(await freshPGlite());
  const close = async () => {
    lent.delete(close);
    revoke();
    await empty(database);
    idle.push(database);
  };
  const { proxy, revoke } = Proxy.revocable({ ...database, close }, {});
  lent.add(close);
  return proxy;
}

/** Closes those that nobody closed. */
export async function takeBackDatabases(): Promise<void> {
  await Promise.all([...lent].map((close) => close()));
}

/** The files of an empty database in a new folder, without the seconds of `initdb`: a first start finds them there. */
export async function freshFolder(folder: string): Promise<void> {
  const client = await PGlite.create({ dataDir: folder, loadDataDir: await readImage() });
  await client.close();
}
