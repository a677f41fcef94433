import type { Jobs } from '../../platform/jobs/Jobs.ts';
import type { ServiceContext } from '../../platform/operations/ServiceContext.ts';
import { Dispatcher } from './dispatch/Dispatcher.ts';
import { requeueInterrupted } from './dispatch/requeueInterrupted.ts';

const day = 24 * 60 * 60_000;

/** Lifetime of an idempotency key. */
const keyLifetime = 30 * day;

/**
 * Delivers waiting documents from now on. Documents that ran before `exclusiveSince` resume at once: no other
 * process has used the database since then. Resolves to a function that ends the deliveries.
 */
export async function startExchange(
  jobs: Jobs,
  service: ServiceContext,
  exclusiveSince?: Date,
): Promise<() => Promise<void>> {
  await requeueInterrupted(service, exclusiveSince);
  await jobs.work('exchange-interrupted', async () => {
    await requeueInterrupted(service);
  });
  await jobs.schedule('exchange-interrupted', '*/15 * * * * *');
  await jobs.work('idempotency-keys', async () => {
    const before = new Date(service.now().getTime() - keyLifetime);
    while (await service.store.idempotencyKeys.removeSomeBefore(before));
  });
  await jobs.schedule('idempotency-keys', '17 * * * *');
  const dispatcher = new Dispatcher(service);
  dispatcher.start();
  return () => {
    service.exchange.stopWaiting();
    return dispatcher.stop();
  };
}
