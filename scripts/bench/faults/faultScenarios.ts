import { setTimeout as delay } from 'node:timers/promises';
import { openEmbeddedStand } from './embeddedStand.ts';
import type { FaultScenario } from './FaultStand.ts';
import { openPostgresStand } from './postgresStand.ts';

const random = (limit: number): number => Math.random() * limit;

/** Maximum milliseconds from the time when all processes run to the next kill. The delay is random. */
const maxKillInterval = 30_000;

/**
 * Kills one process after the other at random instants, and restarts the database once. It waits for each
 * restart, because a machine with two cores can start only one process at a time.
 */
const killProcesses: FaultScenario = {
  title: '3 processes on PostgreSQL, with killed processes',
  documents: 20_000,
  note: 'the database waited for the disk (fsync on); one restart in immediate mode cut off all its connections',
  async open(receiver) {
    const stand = await openPostgresStand(3, receiver);
    return {
      ...stand,
      async inject({ generator, count, isPosted }) {
        const { fleet, postgres } = stand;
        const restarted = generator.waitForAcknowledged(count / 2).then(() => postgres.restart());
        while (!isPosted()) {
          await delay(random(maxKillInterval));
          await fleet.killOne();
          await fleet.waitUntilAllRunning();
        }
        await restarted;
        return [['processes killed (SIGKILL)', String(fleet.kills)]];
      },
    };
  },
};

/** Maximum milliseconds from one round to the next. The delay is random. */
const maxTerminationInterval = 3000;

const terminateSql = `
  SELECT count(pg_terminate_backend(pid))::int AS count FROM pg_stat_activity
   WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()`;

/** Makes PostgreSQL terminate all its connections repeatedly, as an administrator or a proxy does. */
const terminateConnections: FaultScenario = {
  title: '2 processes on PostgreSQL, with terminated connections',
  documents: 20_000,
  note: 'pg_terminate_backend ended all connections of each process, including busy ones',
  async open(receiver) {
    const stand = await openPostgresStand(2, receiver);
    return {
      ...stand,
      async inject({ isPosted }) {
        let rounds = 0;
        let connections = 0;
        while (!isPosted()) {
          await delay(random(maxTerminationInterval));
          // The last round may have terminated the connection of this query.
          const [row] = await stand.sql.query<{ count: number }>(terminateSql).catch(() => []);
          rounds += 1;
          connections += row?.count ?? 0;
        }
        return [
          ['rounds of terminated connections', String(rounds)],
          ['connections terminated', String(connections)],
        ];
      },
    };
  },
};

/** Maximum milliseconds of a freeze, and from one freeze to the next. */
const maxFreeze = 5000;

const busyBackendSql = `
  SELECT pid FROM pg_stat_activity
   WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()
   ORDER BY state = 'idle', random() LIMIT 1`;

/** Freezes one server process of PostgreSQL after the other, as an overloaded disk or a paused machine does. */
const freezeBackends: FaultScenario = {
  title: '2 processes on PostgreSQL, with frozen server processes',
  documents: 20_000,
  note: 'SIGSTOP froze one server process of PostgreSQL at a time, a busy one if there was one',
  async open(receiver) {
    const stand = await openPostgresStand(2, receiver);
    return {
      ...stand,
      async inject({ isPosted }) {
        let freezes = 0;
        while (!isPosted()) {
          await delay(random(maxFreeze));
          const [backend] = await stand.sql.query<{ pid: number }>(busyBackendSql);
          if (!backend) continue;
          process.kill(backend.pid, 'SIGSTOP');
          await delay(random(maxFreeze));
          process.kill(backend.pid, 'SIGCONT');
          freezes += 1;
        }
        return [['server processes frozen (SIGSTOP)', String(freezes)]];
      },
    };
  },
};

/** Number of kills in the course of the documents. */
const embeddedKills = 15;

/** Kills the only process again and again, at even distances of acknowledged documents. */
const killEmbedded: FaultScenario = {
  title: 'one process with the embedded database, with kills',
  documents: 2000,
  note: 'the counts were compared in the database that each kill left behind, before the next start',
  async open(receiver) {
    const stand = await openEmbeddedStand(receiver);
    return {
      ...stand,
      async inject({ generator, count }) {
        for (let kill = 1; kill <= embeddedKills; kill += 1) {
          await generator.waitForAcknowledged(Math.floor((count * kill) / (embeddedKills + 1)));
          await stand.fleet.killOne();
          await stand.fleet.waitUntilAllRunning();
        }
        return [['kills (SIGKILL)', String(stand.fleet.kills)]];
      },
    };
  },
};

/** Scenarios by the value of `--fault`. */
export const faultScenarios: Readonly<Record<string, FaultScenario>> = {
  kills: killProcesses,
  connections: terminateConnections,
  freezes: freezeBackends,
  embedded: killEmbedded,
};
