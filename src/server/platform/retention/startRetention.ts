import type { Jobs } from '../jobs/Jobs.ts';
import type { ServiceContext } from '../operations/ServiceContext.ts';
import { addMonths, monthOf, startOfMonth } from '../store/schema/Partitions.ts';
import { clearPayloads, removeOldRecords } from './removeOldData.ts';

/** Soon after a configuration says that a company no longer keeps something, and before secrets of removed records lie about for long. */
const schedule = '*/20 * * * *';

/** Logs are kept for so many whole months before the present one. */
export async function applyRetention({ store, now }: ServiceContext, logMonths: number): Promise<void> {
  const at = now();
  const oldest = addMonths(monthOf(at), -logMonths);
  await store.repository.recycleBin.purge(at);
  await clearPayloads(store, at);
  await removeOldRecords(store, startOfMonth(oldest));
  await store.transaction(async ({ partitions }) => {
    await partitions.lock();
    await partitions.createDue(at, oldest);
  });
  await store.transaction(async ({ partitions }) => {
    await partitions.lock();
    await partitions.dropBefore(oldest);
  });
}

/** Logs are kept for 13 months unless the environment says otherwise: a year can be compared with the one before. */
export async function startRetention(jobs: Jobs, service: ServiceContext, logMonths = 13): Promise<void> {
  await jobs.work('retention', () => applyRetention(service, logMonths));
  await jobs.schedule('retention', schedule);
}
