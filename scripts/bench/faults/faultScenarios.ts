import { setTimeout as delay } from 'node:timers/promises';
import type { Sql } from '../../../src/server/platform/store/databases/Database.ts';
import type { TemporaryPostgres } from '../../testing/startTemporaryPostgres.ts';
import type { LoadGenerator } from './LoadGenerator.ts';
import type { ServiceFleet } from './ServiceFleet.ts';

/** A running benchmark, and the objects that a scenario acts on. */
export interface FaultTarget {
  readonly fleet: ServiceFleet;
  readonly postgres: TemporaryPostgres;
  readonly sql: Sql;
  readonly generator: LoadGenerator;
  /** Number of documents to post. */
  readonly count: number;
  /** Returns whether all documents are acknowledged. */
  readonly isPosted: () => boolean;
}

/** A series of faults in the processes or their database while they process documents. */
export interface FaultScenario {
  /** Completes "documents through 3 processes on PostgreSQL, …". */
  readonly title: string;
  readonly processes: number;
  readonly note: string;
  /** Causes faults until all documents are posted, then waits for all restarts. Resolves to its figures. */
  readonly inject: (scene: FaultTarget) => Promise<readonly (readonly [string, string])[]>;
}

/** Maximum milliseconds from the time when all processes run to the next kill. The delay is random. */
const maxKillInterval = 30_000;

/**
 * Kills one process after the other at random instants, and restarts the database once. It waits for each
 * restart, because a machine with two cores can start only one process at a time.
 */
export const killProcesses: FaultScenario = {
  title: 'with killed processes',
  processes: 3,
  note: 'the database waited for the disk (fsync on); one restart in immediate mode cut off all its connections',
  async inject({ fleet, postgres, generator, count, isPosted }) {
    const restarted = generator.waitForAcknowledged(count / 2).then(() => postgres.restart());
    while (!isPosted()) {
      await delay(Math.random() * maxKillInterval);
      await fleet.killOne();
      await fleet.waitUntilAllRunning();
    }
    await restarted;
    return [['processes killed (SIGKILL)', String(fleet.kills)]];
  },
};

/** Maximum milliseconds from one round to the next. The delay is random. */
const maxTerminationInterval = 3000;

const terminateSql = `
  SELECT count(pg_terminate_backend(pid))::int AS count FROM pg_stat_activity
   WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()`;

/** Makes PostgreSQL terminate all its connections repeatedly, as an administrator or a proxy does. */
export const terminateConnections: FaultScenario = {
  title: 'with terminated connections',
  processes: 2,
  note: 'pg_terminate_backend ended all connections of each process, including busy ones',
  async inject({ sql, isPosted }) {
    let rounds = 0;
    let connections = 0;
    while (!isPosted()) {
      await delay(Math.random() * maxTerminationInterval);
      // The last round may have terminated the connection of this query.
      const [row] = await sql.query<{ count: number }>(terminateSql).catch(() => []);
      rounds += 1;
      connections += row?.count ?? 0;
    }
    return [
      ['rounds of terminated connections', String(rounds)],
      ['connections terminated', String(connections)],
    ];
  },
};
