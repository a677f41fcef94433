import { setTimeout as delay } from 'node:timers/promises';
import { logError } from '../../platform/base/log.ts';
import type { Jobs } from '../../platform/jobs/Jobs.ts';
import type { ServiceContext } from '../../platform/operations/ServiceContext.ts';
import { type PullJob, pullQueue } from './pullJobs.ts';
import { runPull } from './runPull.ts';
import { Subscriptions } from './Subscriptions.ts';
import { sendDuePulls } from './sendDuePulls.ts';
import { subscribeToQueue } from './subscribeToQueue.ts';

/** Every minute, the resolution of schedules. */
const everyMinute = '* * * * *';

/** Parallel pulls of one process: they mostly wait for their sources. */
const concurrency = 4;

/**
 * Runs schedules from now on, as long as jobs run. Resolves to a function that ends the pauses of running pulls. Call it
 * before the jobs stop.
 */
export async function startSchedules(jobs: Jobs, service: ServiceContext): Promise<() => void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  await jobs.work<PullJob>(pullQueue, (job) => runPull(service, job, { signal }), { concurrency });
  await jobs.work('schedule', async () => {
    await sendDuePulls(service);
  });
  await jobs.schedule('schedule', everyMinute);
  return () => stopping.abort();
}

/** Milliseconds between two refreshes: six of them before a lease ends. */
const refreshInterval = 10_000;

/** Subscribes to queues from now on; resolves to a function that stops it. */
export function startSubscriptions(service: ServiceContext): () => Promise<void> {
  const subscriptions = new Subscriptions(service, subscribeToQueue);
  const stopping = new AbortController();
  const { signal } = stopping;
  const run = async (): Promise<void> => {
    while (!signal.aborted) {
      await subscriptions.refresh().catch((error: unknown) => logError('Subscriptions', error));
      // Rejects when the signal ends it.
      await delay(refreshInterval, undefined, { signal, ref: false }).catch(() => undefined);
    }
  };
  const running = run();
  return async () => {
    stopping.abort();
    await running;
    await subscriptions.close();
  };
}
