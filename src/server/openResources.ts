import type { Environment } from './environment/readEnvironment.ts';
import { Vault } from './platform/security/Vault.ts';
import type { Database } from './platform/store/databases/Database.ts';
import { DataFolder } from './platform/store/databases/DataFolder.ts';
import { openDatabase } from './platform/store/databases/openDatabase.ts';

/** Resources of a service that do not depend on the schemas. One process holds them exclusively. */
export interface ServiceResources {
  readonly folder: DataFolder;
  readonly vault: Vault;
  readonly database: Database;
  /**
   * The instant since which no other process uses the database; undefined if several processes may share it.
   */
  readonly exclusiveSince?: Date;
  /** Ports of hosts that this process simulates (`Network`). The demo adds its partners. */
  readonly simulatedHosts: Map<string, number>;
  /** Closes the database and releases the data folder. */
  readonly close: () => Promise<void>;
}

/** Opens the database of a folder. If that fails, it releases the folder. */
async function openFolder(
  folder: DataFolder,
  databaseUrl: string | undefined,
): Promise<Pick<ServiceResources, 'database' | 'close'>> {
  try {
    const database = await openDatabase(folder, databaseUrl);
    const close = async (): Promise<void> => {
      await database.close();
      folder.unlock();
    };
    return { database, close };
  } catch (error) {
    folder.unlock();
    throw error;
  }
}

/**
 * Throws one sentence if the folder is in use or damaged, or if the database is unreachable. Nothing stays
 * open then.
 */
export async function openResources({
  dataDir,
  databaseUrl,
  secretKey,
}: Environment): Promise<ServiceResources> {
  const folder = new DataFolder(dataDir);
  const vault = new Vault(secretKey ?? folder.readSecretKey(databaseUrl));
  return {
    folder,
    vault,
    ...(await openFolder(folder, databaseUrl)),
    simulatedHosts: new Map(),
    ...(databaseUrl === undefined && { exclusiveSince: new Date() }),
  };
}

/**
 * Opens the database for a command on the data of a service. The command reads no secret, so it needs and creates no key.
 * Throws also if the data folder has no database.
 */
export async function openServiceDatabase({
  dataDir,
  databaseUrl,
}: Environment): Promise<Pick<ServiceResources, 'database' | 'close'>> {
  const folder = new DataFolder(dataDir);
  if (databaseUrl === undefined) folder.assertDatabaseExists();
  return openFolder(folder, databaseUrl);
}
