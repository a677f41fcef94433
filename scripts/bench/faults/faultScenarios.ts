import { setTimeout as delay } from 'node:timers/promises';
import type { Sql } from '../../../src/server/platform/store/databases/Database.ts';
import type { TemporaryPostgres } from '../../testing/startTemporaryPostgres.ts';
import type { LoadGenerator } from './LoadGenerator.ts';
import type { ServiceFleet } from './ServiceFleet.ts';

/** A run under way, and its means. */
export interface FaultTarget {
  readonly fleet: ServiceFleet;
  readonly postgres: TemporaryPostgres;
  readonly sql: Sql;
  readonly generator: LoadGenerator;
  /** Documents posted. */
  readonly count: number;
  /** Whether all of them have been acknowledged. */
  readonly isPosted: () => boolean;
}

/** The faults of the processes and their database while documents are processed. */
export interface FaultScenario {
  /** Completes "documents through 3 processes on PostgreSQL, …". */
  readonly title: string;
  readonly processes: number;
  readonly note: string;
  /** Makes trouble until everything is posted, and lets all come up again. Resolves to its figures. */
  readonly inject: (scene: FaultTarget) => Promise<readonly (readonly [string, string])[]>;
}

/** Milliseconds from all processes being up to the next kill: anything up to this. */
const maxKillInterval = 30_000;

/** Kills one process after the other, at random instants; a machine of two cores brings up one at a time. Restarts the database once. */
export const killProcesses: FaultScenario = {
  title: 'some of which are killed',
  processes: 3,
  note: 'the database waits for the disk (fsync on) and was restarted once with everything cut off (immediate)',
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

/** Milliseconds from one round to the next: anything up to this. */
const maxTerminationInterval = 3000;

const terminateSql = `
  SELECT count(pg_terminate_backend(pid))::int AS count FROM pg_stat_activity
   WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()`;

/** Has PostgreSQL end all of its connections, again and again, as an administrator or a proxy does. */
export const terminateConnections: FaultScenario = {
  title: 'whose connections are terminated',
  processes: 2,
  note: 'pg_terminate_backend ended every connection of each process, whatever ran on it',
  async inject({ sql, isPosted }) {
    let rounds = 0;
    let connections = 0;
    while (!isPosted()) {
      await delay(Math.random() * maxTerminationInterval);
      // Its own connection may be one that the last round has ended.
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
