import type { Jobs } from '../jobs/Jobs.ts';
import type { Service } from '../Service.ts';
import { settleDue } from './settleDue.ts';

/** Every minute, because settlement times are minutes. */
const everyMinute = '* * * * *';

export async function startSettlement(jobs: Jobs, service: Service): Promise<void> {
  await jobs.work('daily-settlement', async () => {
    await settleDue(service);
  });
  await jobs.every('daily-settlement', everyMinute);
}
