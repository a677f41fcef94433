import { randomUUID } from 'node:crypto';
import type { Service } from '../Service.ts';

/** Milliseconds after which a lease that nobody prolongs is free again. */
export const leaseTime = 60_000;

export const leaseEnd = (now: Date): Date => new Date(now.getTime() + leaseTime);

/** Does something that only one process may do at a time; undefined when another one is doing it. */
export async function withLease<T>(
  { store, now }: Service,
  name: string,
  work: () => Promise<T>,
): Promise<T | undefined> {
  const holder = randomUUID();
  const hold = () => store.leases.hold(name, holder, now(), leaseEnd(now()));
  if (!(await hold())) return undefined;
  const prolonging = setInterval(() => {
    hold().catch((error: unknown) => console.error(`Lease ${name}:`, error));
  }, leaseTime / 3);
  try {
    return await work();
  } finally {
    clearInterval(prolonging);
    await store.leases.release(name, holder);
  }
}
