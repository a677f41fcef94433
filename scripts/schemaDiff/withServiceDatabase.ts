import { existsSync } from 'node:fs';
import { readEnvironment } from '../../src/server/environment/readEnvironment.ts';
import type { Database } from '../../src/server/platform/store/databases/Database.ts';
import { DataFolder } from '../../src/server/platform/store/databases/DataFolder.ts';
import { openDatabase } from '../../src/server/platform/store/databases/openDatabase.ts';

/**
 * Opens the database of DATABASE_URL, or else of DATA_DIR, for `look`, and closes it afterwards. Throws an
 * error with one sentence if a service is using the folder, or if the folder has no database.
 */
export async function withServiceDatabase<T>(
  variables: Readonly<Record<string, string | undefined>>,
  look: (database: Database) => Promise<T>,
): Promise<T> {
  const { dataDir, databaseUrl } = readEnvironment(variables);
  if (databaseUrl === undefined && !existsSync(`${dataDir}/db`))
    throw new Error(
      `There is no database in ${dataDir}. Set DATA_DIR to the folder of a service, or set DATABASE_URL.`,
    );
  const folder = new DataFolder(dataDir);
  const database = await openDatabase(folder, databaseUrl);
  try {
    return await look(database);
  } finally {
    await database.close();
    folder.unlock();
  }
}
