import { Accounts } from './Accounts.ts';
import { AlarmOutbox } from './AlarmOutbox.ts';
import type { Database, Sql } from './Database.ts';
import { Documents } from './Documents.ts';
import { IdempotencyKeys } from './IdempotencyKeys.ts';
import { InterfaceHealth } from './InterfaceHealth.ts';
import { Leases } from './Leases.ts';
import { Months } from './Months.ts';
import { Payloads } from './Payloads.ts';
import { PendingQueue } from './PendingQueue.ts';
import { RobotPace } from './RobotPace.ts';
import { Schedules } from './Schedules.ts';
import { StandingAlarms } from './StandingAlarms.ts';
import type { Table } from './Table.ts';
import { Throughput } from './Throughput.ts';
import { VaultCheck } from './VaultCheck.ts';

export interface Tables {
  readonly documents: Documents;
  readonly accounts: Accounts;
  readonly vaultCheck: VaultCheck;
  readonly alarmOutbox: AlarmOutbox;
  readonly standingAlarms: StandingAlarms;
  readonly robotPace: RobotPace;
  readonly months: Months;
  readonly payloads: Payloads;
  readonly idempotencyKeys: IdempotencyKeys;
  readonly queue: PendingQueue;
  readonly throughput: Throughput;
  readonly interfaceHealth: InterfaceHealth;
  readonly leases: Leases;
  readonly schedules: Schedules;
}

const tablesOf = (sql: Sql, tables: readonly Table[]): Tables => ({
  documents: new Documents(sql, tables),
  accounts: new Accounts(sql),
  vaultCheck: new VaultCheck(sql),
  alarmOutbox: new AlarmOutbox(sql),
  standingAlarms: new StandingAlarms(sql),
  robotPace: new RobotPace(sql),
  months: new Months(sql, tables),
  payloads: new Payloads(sql, tables),
  idempotencyKeys: new IdempotencyKeys(sql),
  queue: new PendingQueue(sql),
  throughput: new Throughput(sql),
  interfaceHealth: new InterfaceHealth(sql, tables),
  leases: new Leases(sql),
  schedules: new Schedules(sql),
});

/** The only door to SQL. Reads go to the tables directly; whoever writes does all of it in one transaction. */
export interface Store extends Tables {
  /** Rejects when the database does not answer. */
  ping(): Promise<void>;
  transaction<T>(work: (tables: Tables) => Promise<T>): Promise<T>;
}

export const createStore = (database: Database, tables: readonly Table[]): Store => ({
  ...tablesOf(database, tables),
  ping: async () => {
    await database.query('SELECT 1');
  },
  transaction: (work) => database.transaction((sql) => work(tablesOf(sql, tables))),
});
