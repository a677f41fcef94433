import { existsSync } from 'node:fs';
import { assertDatabaseIntact } from './assertDatabaseIntact.ts';
import type { Database } from './Database.ts';
import type { DataFolder } from './DataFolder.ts';
import { createPGlite, openPGlite } from './openPGlite.ts';
import { openPostgres } from './openPostgres.ts';

/**
 * Opens the database of DATABASE_URL, else the one in the data folder, which this process then locks. Throws
 * one sentence if the folder is in use or damaged, or if another user owns its database.
 */
export async function openDatabase(folder: DataFolder, databaseUrl: string | undefined): Promise<Database> {
  if (databaseUrl !== undefined) return openPostgres(databaseUrl);
  folder.lock();
  folder.assertNotHalfRestored();
  folder.assertDatabaseOwned();
  if (existsSync(folder.databasePath)) assertDatabaseIntact(folder.databasePath);
  else await createPGlite(folder);
  return openPGlite(folder.databasePath);
}
