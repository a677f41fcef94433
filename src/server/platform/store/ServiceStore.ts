import { Accounts } from './Accounts.ts';
import type { Database, Sql } from './databases/Database.ts';
import { Leases } from './Leases.ts';
import { PayloadCleaner } from './PayloadCleaner.ts';
import { RecordRepository } from './records/RecordRepository.ts';
import type { EntityTable } from './schema/EntityTable.ts';
import { Partitions } from './schema/Partitions.ts';
import { VaultCheck } from './VaultCheck.ts';

/** The tables of the platform. Modules add theirs by declaration merging. */
export interface Tables {
  readonly repository: RecordRepository;
  readonly accounts: Accounts;
  readonly vaultCheck: VaultCheck;
  readonly partitions: Partitions;
  readonly payloadCleaner: PayloadCleaner;
  readonly leases: Leases;
}

/** The only access to SQL. Reads go to the tables directly; writers make all changes in one transaction. */
export interface ServiceStore extends Tables {
  /** Rejects if the database does not answer. */
  ping(): Promise<void>;
  transaction<T>(work: (tables: Tables) => Promise<T>): Promise<T>;
}

/** Creates the tables of a module for a connection or a transaction. */
export type CreateTables = (sql: Sql, entityTables: readonly EntityTable[]) => Partial<Tables>;

/** @param modules the loaded modules; only their code uses their tables */
export function createServiceStore(
  database: Database,
  entityTables: readonly EntityTable[],
  modules: readonly { readonly createTables: CreateTables }[],
): ServiceStore {
  const tablesOf = (sql: Sql): Tables => {
    const platformTables = {
      repository: new RecordRepository(sql, entityTables),
      accounts: new Accounts(sql),
      vaultCheck: new VaultCheck(sql),
      partitions: new Partitions(sql, entityTables),
      payloadCleaner: new PayloadCleaner(sql, entityTables),
      leases: new Leases(sql),
    };
    return Object.assign(
      platformTables,
      ...modules.map(({ createTables }) => createTables(sql, entityTables)),
    );
  };
  return {
    ...tablesOf(database),
    ping: async () => {
      await database.query('SELECT 1');
    },
    transaction: (work) => database.transaction((sql) => work(tablesOf(sql))),
  };
}
