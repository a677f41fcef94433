import { existsSync } from 'node:fs';
import type { DataFolder } from './DataFolder.ts';
import type { Database } from './store/Database.ts';
import { makePGlite, openPGlite } from './store/openPGlite.ts';
import { openPostgres } from './store/openPostgres.ts';
import { refuseDamaged } from './store/refuseDamaged.ts';

/**
 * The database of DATABASE_URL, else the one in the data folder, which this process then holds alone. Throws one sentence when
 * the folder is in use or damaged.
 */
export async function openDatabase(folder: DataFolder, databaseUrl: string | undefined): Promise<Database> {
  if (databaseUrl !== undefined) return openPostgres(databaseUrl);
  folder.lock();
  folder.refuseHalfRestored();
  if (existsSync(folder.database)) refuseDamaged(folder.database);
  else await makePGlite(folder.database);
  return openPGlite(folder.database);
}
