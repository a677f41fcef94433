import type PgBoss from 'pg-boss';
import { expect, onTestFinished, test, vi } from 'vitest';
import { log } from '../../../../src/server/platform/base/log.ts';
import { QueueWorker } from '../../../../src/server/platform/jobs/QueueWorker.ts';

test('a job that ends while others are marked as done is marked next', async () => {
  const jobs = ['quick', 'slow'].map((id) => ({ id, data: { id }, createdOn: new Date(0) }));
  const completed: string[] = [];
  let endSlow = (): void => undefined;
  let answer: (() => void) | undefined;
  const boss = {
    fetch: async () => jobs.splice(0),
    complete: async (_queue: string, ids: string[]) => {
      const sent = [...ids];
      if (completed.length === 0) await new Promise<void>((resolve) => (answer = resolve));
      completed.push(...sent);
    },
  };
  const handle = async ({ id }: { id: string }): Promise<void> => {
    if (id === 'slow') await new Promise<void>((resolve) => (endSlow = resolve));
  };
  const options = { concurrency: 2, pollInterval: 1 };
  const worker = new QueueWorker(boss as unknown as PgBoss, 'pull', handle, options);
  await expect.poll(() => answer).toBeDefined();
  endSlow();
  await new Promise((resolve) => setImmediate(resolve));
  answer?.();
  await worker.stop();
  expect(completed).toEqual(['quick', 'slow']);
});

/** Calls that the database refuses → calls that it gets at the stop, and logged errors. */
test.each<{ refused: readonly string[] }>([
  { refused: [] },
  { refused: ['complete'] },
  { refused: ['fail'] },
  { refused: ['complete', 'fail'] },
])('a stop marks and returns jobs, and logs what the database refuses: $refused', async ({ refused }) => {
  const error = vi.spyOn(log, 'error').mockReturnValue();
  onTestFinished(() => error.mockRestore());
  const jobs = ['running', 'waiting'].map((id) => ({ id, data: { id }, createdOn: new Date(0) }));
  const calls: unknown[] = [];
  const callOf = (name: string) => async (_queue: string, ids: readonly string[]) => {
    calls.push([name, ...ids]);
    if (refused.includes(name)) throw new Error(name);
  };
  const boss = { fetch: async () => jobs.splice(0), complete: callOf('complete'), fail: callOf('fail') };
  let endJob: (() => void) | undefined;
  const handle = () => new Promise<void>((resolve) => (endJob = resolve));
  const worker = new QueueWorker(boss as unknown as PgBoss, 'pull', handle);
  await expect.poll(() => endJob).toBeDefined();
  const stopped = worker.stop();
  endJob?.();
  await stopped;
  expect(calls).toEqual([
    ['complete', 'running'],
    ['fail', 'waiting'],
  ]);
  expect(error.mock.calls.map(([, message]) => message)).toEqual(
    refused.map((name) => `Job pull: Error: ${name}`),
  );
});
