import { randomUUID } from 'node:crypto';
import { logError } from '../../platform/base/log.ts';
import type { ServiceContext } from '../../platform/operations/ServiceContext.ts';

type LeaseContext = Pick<ServiceContext, 'store' | 'now'>;

/** Milliseconds after which a lease that is not extended ends. */
const leaseTime = 60_000;

export const leaseEnd = (now: Date): Date => new Date(now.getTime() + leaseTime);

/**
 * Ends the leases of processes that have ended.
 * @param exclusiveSince the instant since which no other process uses the database
 */
export const endFormerLeases = ({ store }: LeaseContext, exclusiveSince: Date): Promise<void> =>
  // A lease of this process ends later.
  store.leases.endUpTo(leaseEnd(exclusiveSince));

/** Returns whether work with this lease is running, in any process. */
export async function isLeased({ store, now }: LeaseContext, name: string): Promise<boolean> {
  const lease = await store.leases.find(name);
  return lease !== undefined && lease.until > now();
}

/**
 * Runs work that only one process may do at a time, and resolves to its result. Resolves to false, without a run, while
 * another one has the lease. `lost` aborts when another process has taken the lease, because this one could not extend it in time.
 */
export async function withLease(
  { store, now }: LeaseContext,
  name: string,
  work: (lost: AbortSignal) => Promise<boolean>,
): Promise<boolean> {
  const holder = randomUUID();
  const renew = () => store.leases.acquire(name, holder, now(), leaseEnd(now()));
  if (!(await renew())) return false;
  const lost = new AbortController();
  let renewal = Promise.resolve();
  const prolong = async (): Promise<void> => {
    try {
      if (!(await renew())) lost.abort();
    } catch (error) {
      logError(`Lease ${name}`, error);
    }
  };
  const prolonging = setInterval(() => {
    renewal = prolong();
  }, leaseTime / 3);
  try {
    return await work(lost.signal);
  } finally {
    clearInterval(prolonging);
    // A renewal that ends after the release would take the lease again.
    await renewal;
    await store.leases.release(name, holder);
  }
}
