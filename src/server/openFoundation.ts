import { DataFolder } from './DataFolder.ts';
import type { Environment } from './environment.ts';
import { openDatabase } from './openDatabase.ts';
import { Vault } from './security/Vault.ts';
import type { Database } from './store/Database.ts';

/** What a service stands on, whatever the schemas say: one process holds it, and nobody else may meanwhile. */
export interface Foundation {
  readonly folder: DataFolder;
  readonly vault: Vault;
  readonly database: Database;
  /** Since when no other process works on the database; undefined where several may share it. */
  readonly aloneSince?: Date;
  /** Closes the database and releases the data folder. */
  readonly close: () => Promise<void>;
}

/** Throws one sentence when the folder is in use or damaged, or the database cannot be reached; nothing stays open then. */
export async function openFoundation(environment: Environment): Promise<Foundation> {
  const folder = new DataFolder(environment.dataDir);
  try {
    const vault = new Vault(environment.secretKey ?? folder.secretKey());
    const database = await openDatabase(folder, environment.databaseUrl);
    const close = async (): Promise<void> => {
      await database.close();
      folder.unlock();
    };
    return {
      folder,
      vault,
      database,
      close,
      ...(environment.databaseUrl === undefined && { aloneSince: new Date() }),
    };
  } catch (error) {
    folder.unlock();
    throw error;
  }
}
