import { setTimeout as pause } from 'node:timers/promises';

/** Waits until a server answers at an address with success. Throws after a minute. */
export async function waitUntilReady(url: string): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt++) {
    const isReady = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await pause(100);
  }
  throw new Error(`No server answers at ${url}.`);
}
