import type { Jobs } from '../jobs/Jobs.ts';
import type { Service } from '../Service.ts';

const schedule = '*/30 * * * *';

/** What no window looks back on any more is forgotten, in time for it to stay small. */
export async function startHealth(jobs: Jobs, { store, now }: Service): Promise<void> {
  await jobs.work('throughput', () => store.throughput.forget(now()));
  await jobs.every('throughput', schedule);
}
