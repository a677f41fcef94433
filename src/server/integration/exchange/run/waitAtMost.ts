import { setTimeout as delay } from 'node:timers/promises';

/** Waits at most some milliseconds. Resolves to whether the event happened in this time. */
export async function waitAtMost(event: Promise<unknown>, milliseconds: number): Promise<boolean> {
  const over = new AbortController();
  const late = delay(milliseconds, false, { signal: over.signal, ref: false }).catch(() => false);
  const isInTime = await Promise.race([event.then(() => true), late]);
  over.abort();
  return isInTime;
}
