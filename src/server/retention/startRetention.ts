import type { Jobs } from '../jobs/Jobs.ts';
import type { Service } from '../Service.ts';
import { clearPayloads } from './clearPayloads.ts';

/** Soon after a configuration says that a company no longer keeps something, and before secrets of removed records lie about for long. */
const schedule = '*/20 * * * *';

export async function startRetention(jobs: Jobs, { store, now }: Service): Promise<void> {
  await jobs.work('retention', async () => {
    await clearPayloads(store, now());
    await store.documents.removed.forget(now());
  });
  await jobs.every('retention', schedule);
}
