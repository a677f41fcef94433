import { randomUUID } from 'node:crypto';
import { logError } from '../../platform/base/log.ts';
import type { ServiceContext } from '../../platform/operations/ServiceContext.ts';

/** Milliseconds after which a lease that is not extended ends. */
const leaseTime = 60_000;

export const leaseEnd = (now: Date): Date => new Date(now.getTime() + leaseTime);

/** Runs work that only one process may do at a time; undefined if another one is running it. */
export async function withLease<T>(
  { store, now }: ServiceContext,
  name: string,
  work: () => Promise<T>,
): Promise<T | undefined> {
  const holder = randomUUID();
  const renew = () => store.leases.acquire(name, holder, now(), leaseEnd(now()));
  if (!(await renew())) return undefined;
  const prolonging = setInterval(() => {
    renew().catch((error: unknown) => logError(`Lease ${name}`, error));
  }, leaseTime / 3);
  try {
    return await work();
  } finally {
    clearInterval(prolonging);
    await store.leases.release(name, holder);
  }
}
