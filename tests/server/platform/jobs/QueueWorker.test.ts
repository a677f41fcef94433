import type PgBoss from 'pg-boss';
import { expect, test } from 'vitest';
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
