import { existsSync } from 'node:fs';
import type { Writable } from 'node:stream';
import type { DataFolder } from '../DataFolder.ts';
import type { Database } from '../store/Database.ts';
import { Archive } from './Archive.ts';
import { manifestOf } from './Manifest.ts';

/**
 * Writes the folder as one archive (README.md) to `out`. `database` is the one in this folder, held by this process: its
 * queries wait meanwhile, so no file changes while it is read.
 */
export async function writeArchive(database: Database, folder: DataFolder, out: Writable): Promise<void> {
  // PGlite runs one transaction at a time, and nothing beside it.
  await database.transaction(async (sql) => {
    await sql.query('CHECKPOINT');
    const [newest] = await sql.query<{ version: number }>(
      'SELECT max(version) AS version FROM schema_version',
    );
    const manifest = manifestOf(newest?.version ?? 0, new Date());
    await Archive.write(out, async (archive) => {
      await archive.text('manifest.json', `${JSON.stringify(manifest, null, 2)}\n`);
      // Where SECRET_KEY is used there is none.
      if (existsSync(folder.keyFile)) await archive.file('secret.key', folder.keyFile);
      await archive.folder('db', folder.database);
    });
  });
}
