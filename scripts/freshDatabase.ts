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

/** An empty PostgreSQL in memory. What `initdb` makes takes seconds: it is made once, and kept among the temporary files. */
export async function freshDatabase(): Promise<Database> {
  return databaseOf(await PGlite.create({ loadDataDir: await readImage() }));
}

/** The files of an empty database in a new folder, without the seconds of `initdb`: a first start finds them there. */
export async function freshFolder(folder: string): Promise<void> {
  const client = await PGlite.create({ dataDir: folder, loadDataDir: await readImage() });
  await client.close();
}
