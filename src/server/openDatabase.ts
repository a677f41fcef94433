import type { DataFolder } from './DataFolder.ts';
import type { Database } from './store/Database.ts';
import { openPGlite } from './store/openPGlite.ts';
import { openPostgres } from './store/openPostgres.ts';

/** The database of DATABASE_URL, else the one in the data folder, which this process then holds alone. */
export async function openDatabase(folder: DataFolder, databaseUrl: string | undefined): Promise<Database> {
  if (databaseUrl !== undefined) return openPostgres(databaseUrl);
  folder.lock();
  return openPGlite(folder.database);
}
