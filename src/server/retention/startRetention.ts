import type { Jobs } from '../jobs/Jobs.ts';
import type { Service } from '../Service.ts';
import { later, monthOf, startOf } from '../store/month.ts';
import { clearPayloads } from './clearPayloads.ts';
import { removeOld } from './removeOld.ts';

/** Soon after a configuration says that a company no longer keeps something, and before secrets of removed records lie about for long. */
const schedule = '*/20 * * * *';

/** Logs are kept for so many whole months before the present one. */
export async function retain({ store, now }: Service, logMonths: number): Promise<void> {
  const at = now();
  const oldest = later(monthOf(at), -logMonths);
  await store.documents.removed.forget(at);
  await clearPayloads(store, at);
  await removeOld(store, startOf(oldest));
  await store.transaction(async ({ months }) => {
    await months.begin();
    await months.make(at, oldest);
  });
  await store.transaction(async ({ months }) => {
    await months.begin();
    await months.drop(oldest);
  });
}

/** Logs are kept for 13 months unless the environment says otherwise: a year can be compared with the one before. */
export async function startRetention(jobs: Jobs, service: Service, logMonths = 13): Promise<void> {
  await jobs.work('retention', () => retain(service, logMonths));
  await jobs.every('retention', schedule);
}
