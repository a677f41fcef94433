import type { Jobs } from '../jobs/Jobs.ts';
import type { Service } from '../Service.ts';
import { deliverDue } from './deliverDue.ts';

/** Every five seconds: the shortest time after which a merged alarm is late by little. */
const clock = '*/5 * * * * *';

/** Sends alarms from now on, as long as jobs run. */
export async function startAlarms(jobs: Jobs, service: Service): Promise<void> {
  await jobs.work('alarms', () => deliverDue(service));
  await jobs.every('alarms', clock);
}
