import type { Jobs } from '../jobs/Jobs.ts';
import type { Service } from '../Service.ts';
import { type PullJob, pullQueue } from './PullJob.ts';
import { runPull } from './runPull.ts';
import { sendDue } from './sendDue.ts';

/** Every minute, because schedules are made of minutes. */
const everyMinute = '* * * * *';

/** Interfaces that one process fetches for side by side: most of the time it waits for their sources. */
const concurrency = 4;

/** Runs what schedules ask for from now on, as long as jobs run. */
export async function startSchedules(jobs: Jobs, service: Service): Promise<void> {
  await jobs.work<PullJob>(pullQueue, (job) => runPull(service, job), { concurrency });
  await jobs.work('schedule', async () => {
    await sendDue(service);
  });
  await jobs.every('schedule', everyMinute);
}
