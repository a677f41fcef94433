import { setTimeout as delay } from 'node:timers/promises';
import type { Service } from '../Service.ts';
import { Subscriptions } from './Subscriptions.ts';
import { subscribe } from './subscribe.ts';

/** Milliseconds between two looks: six of them before a lease ends. */
const pause = 10_000;

/** Reads queues from now on; resolves to what ends that. */
export function startSubscriptions(service: Service): () => Promise<void> {
  const subscriptions = new Subscriptions(service, subscribe);
  const stopping = new AbortController();
  const { signal } = stopping;
  const run = async (): Promise<void> => {
    while (!signal.aborted) {
      await subscriptions.look().catch((error: unknown) => console.error('Subscriptions:', error));
      // Rejects when it is cut short by the end.
      await delay(pause, undefined, { signal, ref: false }).catch(() => undefined);
    }
  };
  const running = run();
  return async () => {
    stopping.abort();
    await running;
    await subscriptions.close();
  };
}
