import { Accounts } from './Accounts.ts';
import { AttemptCounter } from './AttemptCounter.ts';
import { ConfigurationCache, configurationChannel } from './ConfigurationCache.ts';
import { type Database, quoteLiteral, type Sql } from './databases/Database.ts';
import { retryOn } from './databases/StatementError.ts';
import { Leases } from './Leases.ts';
import { Operators } from './Operators.ts';
import { PayloadCleaner } from './PayloadCleaner.ts';
import { RecordRepository } from './records/RecordRepository.ts';
import type { EntityTable } from './schema/EntityTable.ts';
import { Partitions } from './schema/Partitions.ts';
import { VaultCheck } from './VaultCheck.ts';

/** The tables of the platform. Modules add theirs by declaration merging. */
export interface Tables {
  readonly repository: RecordRepository;
  readonly accounts: Accounts;
  readonly attemptCounter: AttemptCounter;
  readonly operators: Operators;
  readonly vaultCheck: VaultCheck;
  readonly partitions: Partitions;
  readonly payloadCleaner: PayloadCleaner;
  readonly leases: Leases;
  readonly configuration: ConfigurationCache;
}

/** The only access to SQL. Reads go to the tables directly; writers make all changes in one transaction. */
export interface ServiceStore extends Tables {
  /** Runs all writes of `work` or none. `work` runs again after a conflict with another transaction. */
  transaction<T>(work: (tables: Tables) => Promise<T>): Promise<T>;
}

/** Creates the tables of a module for a connection or a transaction. */
type CreateTables = (sql: Sql) => Partial<Tables>;

/** The part of a module that the store needs. */
export interface StoreModule {
  readonly createTables: CreateTables;
  /** Entities whose records the configuration cache holds. */
  readonly cachedEntities: readonly string[];
}

/** PostgreSQL codes of transactions that may succeed when they run again: conflict and deadlock. */
const retriedCodes: readonly string[] = ['40001', '40P01'];

/** Maximum number of runs of one transaction. */
const maxRuns = 5;

const announceSql = `SELECT pg_notify(${quoteLiteral(configurationChannel)}, '')`;

/** @param modules the loaded modules; only their code uses their tables */
export function createServiceStore(
  database: Database,
  entityTables: readonly EntityTable[],
  modules: readonly StoreModule[],
): ServiceStore {
  const configuration = new ConfigurationCache();
  const cachedEntities = new Set(modules.flatMap((module) => module.cachedEntities));
  /** @param onChange called after each change of cached records and logins */
  const tablesOf = (sql: Sql, onChange: () => Promise<void>): Tables => {
    const onWrite = async (entities: readonly string[]): Promise<void> => {
      if (entities.some((one) => cachedEntities.has(one))) await onChange();
    };
    const platformTables = {
      configuration,
      repository: new RecordRepository(sql, entityTables, onWrite),
      accounts: new Accounts(sql, onChange),
      attemptCounter: new AttemptCounter(sql),
      operators: new Operators(sql, onChange),
      vaultCheck: new VaultCheck(sql),
      partitions: new Partitions(sql, entityTables),
      payloadCleaner: new PayloadCleaner(sql, entityTables),
      leases: new Leases(sql),
    };
    return Object.assign(platformTables, ...modules.map(({ createTables }) => createTables(sql)));
  };
  const runTransaction = async <T>(work: (tables: Tables) => Promise<T>): Promise<T> => {
    let hasChanged = false;
    try {
      return await database.transaction(async (sql) => {
        const result = await work(
          tablesOf(sql, async () => {
            hasChanged = true;
          }),
        );
        if (hasChanged) await sql.query(announceSql);
        return result;
      });
    } finally {
      if (hasChanged) configuration.clear();
    }
  };
  return {
    ...tablesOf(database, async () => {
      configuration.clear();
      await database.query(announceSql);
    }),
    transaction: (work) => retryOn(retriedCodes, maxRuns, () => runTransaction(work)),
  };
}
