import { existsSync } from 'node:fs';
import { rootCauseOf } from '../../network/rootCauseOf.ts';
import { assertDatabaseIntact } from './assertDatabaseIntact.ts';
import type { Database } from './Database.ts';
import type { DataFolder } from './DataFolder.ts';
import { createPGlite, openPGlite } from './openPGlite.ts';
import { openPostgres } from './openPostgres.ts';

/**
 * Opens the database of DATABASE_URL, else the one in the data folder, which this process then locks. Throws
 * one sentence if the folder is in use or damaged, if another user owns its database, or if the server refuses.
 */
export async function openDatabase(folder: DataFolder, databaseUrl: string | undefined): Promise<Database> {
  if (databaseUrl !== undefined)
    return openPostgres(databaseUrl).catch((cause: Error) => {
      throw unreachableError(cause);
    });
  folder.lock();
  folder.assertNotHalfRestored();
  folder.assertDatabaseOwned();
  if (existsSync(folder.databasePath)) assertDatabaseIntact(folder.databasePath);
  else await createPGlite(folder);
  return openPGlite(folder.databasePath);
}

const unreachableError = (cause: Error): Error => {
  const root = rootCauseOf(cause);
  const reason = root instanceof Error && root.message ? root.message : cause.name;
  return new Error(
    `The database of DATABASE_URL cannot be opened (${reason}). Check that the server runs and that the address is correct.`,
    { cause },
  );
};
