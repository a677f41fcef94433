import type { Jobs } from '../jobs/Jobs.ts';
import type { Service } from '../Service.ts';
import type { Scope } from '../store/PendingQueue.ts';
import { Dispatcher } from './Dispatcher.ts';
import { resume, sweep } from './sweep.ts';
import { exchangeQueue, sweepQueue, type WokenGroup } from './wakeGroups.ts';

/** Groups that a process handles side by side: most of the time they wait for receivers. */
const concurrency = 16;

/** Milliseconds between two looks for what other processes sent. */
const pause = 500;

const day = 24 * 60 * 60_000;

/** How long a key stands for its document. */
const keyLifetime = 30 * day;

/**
 * Delivers what waits from now on, as long as jobs run. Documents that ran before `aloneSince` are resumed at once: since then no other process has
 * worked on the database, so nobody runs them.
 */
export async function startExchange(jobs: Jobs, service: Service, aloneSince?: Date): Promise<void> {
  if (aloneSince) await resume(service, aloneSince);
  const dispatcher = new Dispatcher(service);
  const handle = async (group: WokenGroup): Promise<void> => {
    await dispatcher.dispatch(group);
  };
  const rank = ({ arrival = 0 }: WokenGroup): number => arrival;
  await jobs.work<WokenGroup>(exchangeQueue, handle, { concurrency, pause, rank });
  await jobs.work<Scope>(sweepQueue, async (scope) => {
    await sweep(service, scope);
  });
  await jobs.every(sweepQueue, '*/15 * * * * *');
  await jobs.work('idempotency-keys', async () => {
    await service.store.idempotencyKeys.forget(new Date(service.now().getTime() - keyLifetime));
  });
  await jobs.every('idempotency-keys', '17 * * * *');
}
