import type { Jobs } from '../jobs/Jobs.ts';
import type { ServiceContext } from '../operations/ServiceContext.ts';
import { addMonths, monthOf, startOfMonth } from '../store/schema/Partitions.ts';
import { clearPayloads, removeOldRecords } from './removeOldData.ts';

/** Applies a shorter retention soon, and does not keep secrets of removed records for long. */
const schedule = '*/20 * * * *';

/**
 * Keeps logs for this number of whole months before the current one. Months precede records and payloads, whose steps
 * can fail because of the data of one company: new log entries need their month, and a dropped month frees the disk.
 */
export async function applyRetention({ store, now }: ServiceContext, logMonths: number): Promise<void> {
  const at = now();
  const oldest = addMonths(monthOf(at), -logMonths);
  await store.repository.recycleBin.purge(at);
  await store.attemptCounter.purge(at);
  await store.transaction(async ({ partitions }) => {
    await partitions.lock();
    await partitions.createDue(at, oldest);
  });
  await store.transaction(async ({ partitions }) => {
    await partitions.lock();
    await partitions.dropBefore(oldest);
  });
  await removeOldRecords(store, startOfMonth(oldest));
  await clearPayloads(store, at);
}

/** Default retention of logs is 13 months, so that a year can be compared with the previous one. */
export async function startRetention(jobs: Jobs, service: ServiceContext, logMonths = 13): Promise<void> {
  await jobs.work('retention', () => applyRetention(service, logMonths));
  await jobs.schedule('retention', schedule);
}
