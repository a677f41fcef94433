import type { Jobs } from '../jobs/Jobs.ts';
import type { ServiceContext } from '../operations/ServiceContext.ts';
import { addMonths, monthOf, startOfMonth } from '../store/schema/Partitions.ts';
import { clearPayloads, removeOldRecords } from './removeOldData.ts';

/** Applies a shorter retention soon, and does not keep secrets of removed records for long. */
const schedule = '*/20 * * * *';

/** Keeps logs for this number of whole months before the current one. */
export async function applyRetention({ store, now }: ServiceContext, logMonths: number): Promise<void> {
  const at = now();
  const oldest = addMonths(monthOf(at), -logMonths);
  await store.repository.recycleBin.purge(at);
  await store.accounts.purgeAttempts(at);
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

/** Default retention of logs is 13 months, so that a year can be compared with the previous one. */
export async function startRetention(jobs: Jobs, service: ServiceContext, logMonths = 13): Promise<void> {
  await jobs.work('retention', () => applyRetention(service, logMonths));
  await jobs.schedule('retention', schedule);
}
