import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { DataFolder } from '../../../src/server/platform/store/databases/DataFolder.ts';
import { openPGlite } from '../../../src/server/platform/store/databases/openPGlite.ts';
import { BenchOperator, operatorVariables } from '../service/BenchOperator.ts';
import { setUpInterface } from '../service/setUpInterface.ts';
import { drainTimeout, type FaultStand, watchInterval } from './FaultStand.ts';
import { CountChecks, type QueueCounts, readCounts } from './queueCounts.ts';
import { ServiceFleet } from './ServiceFleet.ts';

/**
 * Starts one process with its embedded database. No other process can read that database, so the counts are
 * compared after each kill, before the next start, and at the end.
 */
export async function openEmbeddedStand(receiver: string): Promise<FaultStand> {
  const folder = mkdtempSync(join(tmpdir(), 'interface-console-faults-'));
  const counts = new CountChecks();
  let uuid = '';
  const readStopped = async (): Promise<QueueCounts> => {
    const sql = await openPGlite(new DataFolder(folder).databasePath);
    return readCounts(sql, uuid).finally(() => sql.close());
  };
  const variables = { ...operatorVariables, DATA_DIR: folder, RELAY_LOOPBACK: 'true' };
  const fleet = await ServiceFleet.start(1, variables, async () => counts.add(await readStopped()));
  const target = await setUpInterface(await BenchOperator.signIn(fleet.urls[0] ?? ''), receiver);
  uuid = target.uuid;
  const readPending = async (): Promise<number> => {
    const operator = await BenchOperator.signIn(fleet.urls[0] ?? '');
    const { pendingCount } = await operator.post<{ pendingCount: number }>('/health/query', {
      window: 'HOUR',
    });
    return pendingCount;
  };
  return {
    fleet,
    target,
    counts,
    async waitUntilDrained() {
      const limit = performance.now() + drainTimeout;
      while ((await readPending()) > 0 && performance.now() < limit) await delay(watchInterval);
      await fleet.close();
      const found = await readStopped();
      counts.add(found);
      return found;
    },
    async close() {
      await fleet.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
