import type { Jobs } from '../../platform/jobs/Jobs.ts';
import type { ServiceContext } from '../../platform/operations/ServiceContext.ts';
import { Dispatcher } from './queue/Dispatcher.ts';
import type { QueueScope } from './queue/DocumentQueue.ts';
import { resumeInterrupted, sweepDueGroups } from './queue/sweepDueGroups.ts';
import { exchangeQueue, sweepQueue, type WakeUp } from './queue/wakeGroups.ts';

/** Groups that a process handles in parallel: they mostly wait for receivers. */
const concurrency = 16;

/** Milliseconds between two polls for jobs of other processes. */
const pollInterval = 500;

const day = 24 * 60 * 60_000;

/** Lifetime of an idempotency key. */
const keyLifetime = 30 * day;

/**
 * Delivers waiting documents from now on, as long as jobs run. Documents that ran before `exclusiveSince`
 * resume at once: no other process has used the database since then.
 */
export async function startExchange(
  jobs: Jobs,
  service: ServiceContext,
  exclusiveSince?: Date,
): Promise<void> {
  if (exclusiveSince) await resumeInterrupted(service, exclusiveSince);
  const dispatcher = new Dispatcher(service);
  const handle = async (group: WakeUp): Promise<void> => {
    await dispatcher.dispatch(group);
  };
  const rank = ({ arrival = 0 }: WakeUp): number => arrival;
  await jobs.work<WakeUp>(exchangeQueue, handle, { concurrency, pollInterval, rank });
  await jobs.work<QueueScope>(sweepQueue, async (scope) => {
    await sweepDueGroups(service, scope);
  });
  await jobs.schedule(sweepQueue, '*/15 * * * * *');
  await jobs.work('idempotency-keys', async () => {
    await service.store.idempotencyKeys.removeBefore(new Date(service.now().getTime() - keyLifetime));
  });
  await jobs.schedule('idempotency-keys', '17 * * * *');
}
