import { ActiveAlarms } from '../../integration/alarms/store/ActiveAlarms.ts';
import { AlarmOutbox } from '../../integration/alarms/store/AlarmOutbox.ts';
import { RobotRateLimiter } from '../../integration/alarms/store/RobotRateLimiter.ts';
import { DocumentQueue } from '../../integration/exchange/queue/DocumentQueue.ts';
import { IdempotencyKeys } from '../../integration/exchange/queue/IdempotencyKeys.ts';
import { InterfaceHealth } from '../../integration/health/InterfaceHealth.ts';
import { Throughput } from '../../integration/health/Throughput.ts';
import { Schedules } from '../../integration/schedule/Schedules.ts';
import { Accounts } from './Accounts.ts';
import type { Database, Sql } from './databases/Database.ts';
import { Leases } from './Leases.ts';
import { PayloadCleaner } from './PayloadCleaner.ts';
import { RecordRepository } from './records/RecordRepository.ts';
import type { EntityTable } from './schema/EntityTable.ts';
import { Partitions } from './schema/Partitions.ts';
import { VaultCheck } from './VaultCheck.ts';

export interface Tables {
  readonly repository: RecordRepository;
  readonly accounts: Accounts;
  readonly vaultCheck: VaultCheck;
  readonly alarmOutbox: AlarmOutbox;
  readonly activeAlarms: ActiveAlarms;
  readonly robotRateLimiter: RobotRateLimiter;
  readonly partitions: Partitions;
  readonly payloadCleaner: PayloadCleaner;
  readonly idempotencyKeys: IdempotencyKeys;
  readonly documentQueue: DocumentQueue;
  readonly throughput: Throughput;
  readonly interfaceHealth: InterfaceHealth;
  readonly leases: Leases;
  readonly schedules: Schedules;
}

const tablesOf = (sql: Sql, tables: readonly EntityTable[]): Tables => ({
  repository: new RecordRepository(sql, tables),
  accounts: new Accounts(sql),
  vaultCheck: new VaultCheck(sql),
  alarmOutbox: new AlarmOutbox(sql),
  activeAlarms: new ActiveAlarms(sql),
  robotRateLimiter: new RobotRateLimiter(sql),
  partitions: new Partitions(sql, tables),
  payloadCleaner: new PayloadCleaner(sql, tables),
  idempotencyKeys: new IdempotencyKeys(sql),
  documentQueue: new DocumentQueue(sql),
  throughput: new Throughput(sql),
  interfaceHealth: new InterfaceHealth(sql, tables),
  leases: new Leases(sql),
  schedules: new Schedules(sql),
});

/** The only access to SQL. Reads go to the tables directly; writers make all changes in one transaction. */
export interface ServiceStore extends Tables {
  /** Rejects if the database does not answer. */
  ping(): Promise<void>;
  transaction<T>(work: (tables: Tables) => Promise<T>): Promise<T>;
}

export const createServiceStore = (database: Database, tables: readonly EntityTable[]): ServiceStore => ({
  ...tablesOf(database, tables),
  ping: async () => {
    await database.query('SELECT 1');
  },
  transaction: (work) => database.transaction((sql) => work(tablesOf(sql, tables))),
});
