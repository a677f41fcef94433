import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Sql } from '../../../src/server/platform/store/databases/Database.ts';
import { openPostgres } from '../../../src/server/platform/store/databases/openPostgres.ts';
import { startTemporaryPostgres, type TemporaryPostgres } from '../../testing/startTemporaryPostgres.ts';
import { BenchOperator, operatorVariables } from '../service/BenchOperator.ts';
import { setUpInterface } from '../service/setUpInterface.ts';
import { drainTimeout, type FaultStand, watchInterval } from './FaultStand.ts';
import { CountChecks, readCounts } from './queueCounts.ts';
import { ServiceFleet } from './ServiceFleet.ts';

interface PostgresStand extends FaultStand {
  readonly postgres: TemporaryPostgres;
  /** A connection of the benchmark itself. */
  readonly sql: Sql;
}

/** Starts several processes on one new PostgreSQL, and compares the counts every second. */
export async function openPostgresStand(processes: number, receiver: string): Promise<PostgresStand> {
  const folder = mkdtempSync(join(tmpdir(), 'interface-console-faults-'));
  const postgres = await startTemporaryPostgres({ durable: true });
  const fleet = await ServiceFleet.start(processes, {
    ...operatorVariables,
    DATABASE_URL: postgres.url,
    DATA_DIR: folder,
    RELAY_LOOPBACK: 'true',
  });
  const sql = await openPostgres(postgres.url);
  const target = await setUpInterface(await BenchOperator.signIn(fleet.urls[0] ?? ''), receiver);
  const counts = new CountChecks();
  let isOver = false;
  const watch = async (): Promise<void> => {
    while (!isOver) {
      // The query fails while the database restarts.
      const found = await readCounts(sql, target.uuid).catch(() => undefined);
      if (found) counts.add(found);
      await delay(watchInterval);
    }
  };
  const watching = watch();
  return {
    postgres,
    sql,
    fleet,
    target,
    counts,
    async waitUntilDrained() {
      const limit = performance.now() + drainTimeout;
      let found = await readCounts(sql, target.uuid);
      while (found.realPending > 0 && performance.now() < limit) {
        await delay(watchInterval);
        found = await readCounts(sql, target.uuid);
      }
      return found;
    },
    async close() {
      isOver = true;
      await watching;
      await fleet.close();
      await sql.close();
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
