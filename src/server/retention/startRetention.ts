import type { Jobs } from '../jobs/Jobs.ts';
import type { Service } from '../Service.ts';
import { clearPayloads } from './clearPayloads.ts';

/** Every hour, so that what a company no longer keeps is gone soon after its configuration says so. */
const hourly = '20 * * * *';

export async function startRetention(jobs: Jobs, { store, now }: Service): Promise<void> {
  await jobs.work('payload-retention', async () => {
    await clearPayloads(store, now());
  });
  await jobs.every('payload-retention', hourly);
}
