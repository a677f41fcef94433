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

/**
 * Throws one sentence if the folder is in use or damaged, or if the database is unreachable. Nothing stays
 * open then.
 */
export async function openResources(environment: Environment): Promise<ServiceResources> {
  const folder = new DataFolder(environment.dataDir);
  try {
    const vault = new Vault(environment.secretKey ?? folder.readSecretKey(environment.databaseUrl));
    const database = await openDatabase(folder, environment.databaseUrl);
    const close = async (): Promise<void> => {
      await database.close();
      folder.unlock();
    };
    return {
      folder,
      vault,
      database,
      simulatedHosts: new Map(),
      close,
      ...(environment.databaseUrl === undefined && { exclusiveSince: new Date() }),
    };
  } catch (error) {
    folder.unlock();
    throw error;
  }
}

/** Opens the resources for a command on the data of a service. Throws also if the data folder has no database. */
export async function openServiceData(environment: Environment): Promise<ServiceResources> {
  if (environment.databaseUrl === undefined) new DataFolder(environment.dataDir).assertDatabaseExists();
  return openResources(environment);
}
