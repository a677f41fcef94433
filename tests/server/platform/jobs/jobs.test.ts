import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { testDatabases } from '../../../../scripts/testing/testDatabases.ts';
import type { Jobs } from '../../../../src/server/platform/jobs/Jobs.ts';
import { startJobs } from '../../../../src/server/platform/jobs/startJobs.ts';
import type { Database } from '../../../../src/server/platform/store/databases/Database.ts';

describe.each(testDatabases)('on $name', async ({ open }) => {
  const started: Jobs[] = [];
  let round = 0;

  const opened = await open();
  afterAll(() => opened.close());
  afterEach(async () => {
    await Promise.all(started.splice(0).map((jobs) => jobs.stop()));
    vi.restoreAllMocks();
  });

  const processes = async (count: number): Promise<Jobs[]> => {
    const all = await Promise.all(Array.from({ length: count }, () => startJobs(opened.database)));
    started.push(...all);
    return all;
  };
  const newQueue = () => {
    round += 1;
    return `queue-${round}`;
  };

  test('two processes that start at once run each job once', async () => {
    const [one, other] = await processes(2);
    const queue = newQueue();
    const seen: unknown[] = [];
    const sent = Array.from({ length: 20 }, (_, number) => ({ number }));
    for (const data of sent) await one?.send(queue, data);
    for (const jobs of [one, other])
      await jobs?.work<{ number: number }>(queue, async ({ number }) => void seen.push(number));
    await expect.poll(() => seen.length, { timeout: 10_000 }).toBe(20);
    await one?.stop();
    await other?.stop();
    expect([...new Set(seen)]).toHaveLength(20);
  });

  test('a job with a key is added once, also after it has ended', async () => {
    const [jobs] = await processes(1);
    const queue = newQueue();
    await jobs?.send(queue, { number: 1 }, { onceKey: 'a' });
    await jobs?.send(queue, { number: 2 }, { onceKey: 'a' });
    await jobs?.send(queue, { number: 3 }, { onceKey: 'b' });
    await jobs?.send(queue, { number: 4 });
    await jobs?.send(queue, { number: 5 });
    const seen: number[] = [];
    await jobs?.work<{ number: number }>(queue, async ({ number }) => void seen.push(number));
    await expect.poll(() => seen.toSorted(), { timeout: 10_000 }).toEqual([1, 3, 4, 5]);
    await jobs?.send(queue, { number: 6 }, { onceKey: 'a' });
    await jobs?.send(queue, { number: 7 });
    await expect.poll(() => seen.at(-1), { timeout: 10_000 }).toBe(7);
    expect(seen).not.toContain(6);
  });

  test('the key of a job that cannot run now may be sent again', async () => {
    const [jobs] = await processes(1);
    const queue = newQueue();
    const seen: number[] = [];
    await jobs?.work<{ number: number }>(queue, async ({ number }) => seen.push(number) > 1);
    await jobs?.send(queue, { number: 1 }, { onceKey: 'a' });
    await expect
      .poll(
        async () => {
          await jobs?.send(queue, { number: 2 }, { onceKey: 'a' });
          return seen;
        },
        { timeout: 10_000 },
      )
      .toEqual([1, 2]);
    await jobs?.send(queue, { number: 3 }, { onceKey: 'a' });
    await jobs?.send(queue, { number: 4 });
    await expect.poll(() => seen, { timeout: 10_000 }).toEqual([1, 2, 4]);
  });

  test('concurrency limits parallel jobs, and sending wakes the queue', async () => {
    const [jobs] = await processes(1);
    const queue = newQueue();
    let [running, most, done] = [0, 0, 0];
    const release: (() => void)[] = [];
    const handle = async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise<void>((resolve) => release.push(resolve));
      running -= 1;
      done += 1;
    };
    // The poll interval is longer than this test.
    await jobs?.work(queue, handle, { concurrency: 3, pollInterval: 600_000 });
    for (let number = 0; number < 5; number += 1) await jobs?.send(queue, { number });
    await expect.poll(() => running, { timeout: 10_000 }).toBe(3);
    for (const end of release.splice(0)) end();
    await expect.poll(() => [running, done], { timeout: 10_000 }).toEqual([2, 3]);
    for (const end of release.splice(0)) end();
    await expect.poll(() => done, { timeout: 10_000 }).toBe(5);
    expect(most).toBe(3);
  });

  test('all workers of an empty queue share one poll', async () => {
    const [jobs] = await processes(1);
    const looks = vi.spyOn(opened.database, 'query');
    const pause = 100;
    await jobs?.work(newQueue(), async () => {}, { concurrency: 16, pollInterval: pause });
    const before = looks.mock.calls.length;
    const from = performance.now();
    const count = () => looks.mock.calls.length - before;
    await expect.poll(count, { timeout: 10_000 }).toBeGreaterThan(3);
    // A busy machine polls less often. Sixteen workers with their own polls would poll sixteen times in a pause.
    expect(count()).toBeLessThan((2 * (performance.now() - from)) / pause + 2);
  });

  test('a stop returns fetched jobs that have not begun', async () => {
    const [jobs] = await processes(1);
    const queue = newQueue();
    let end = () => {};
    const begun: number[] = [];
    for (let number = 0; number < 6; number += 1) await jobs?.send(queue, { number });
    await jobs?.work<{ number: number }>(
      queue,
      async ({ number }) => {
        begun.push(number);
        await new Promise<void>((resolve) => {
          const before = end;
          end = () => {
            before();
            resolve();
          };
        });
      },
      { concurrency: 2 },
    );
    await expect.poll(() => begun.length, { timeout: 10_000 }).toBe(2);
    const stopped = jobs?.stop();
    end();
    await stopped;
    const states = await opened.database.query(
      'SELECT state::text, count(*)::int AS count FROM jobs.job WHERE name = $1 GROUP BY 1 ORDER BY 1',
      [queue],
    );
    expect(states).toEqual([
      { state: 'completed', count: 2 },
      { state: 'retry', count: 4 },
    ]);
  });

  test('a schedule runs once for all processes', async () => {
    const processesOfOne = await processes(2);
    const queue = newQueue();
    const ticks: number[] = [];
    for (const jobs of processesOfOne) {
      await jobs.work(queue, async () => void ticks.push(Date.now()));
      await jobs.schedule(queue, '* * * * * *');
    }
    // The first process may have run while the second one started.
    ticks.length = 0;
    const from = Date.now();
    // Two processes with a schedule each would run twice in a second.
    await expect.poll(() => ticks.length, { timeout: 20_000 }).toBeGreaterThanOrEqual(4);
    for (const jobs of processesOfOne) await jobs.stop();
    const passed = Math.floor(Date.now() / 1000) - Math.floor(from / 1000);
    // A run of the second before `from` may end after it.
    expect(ticks.length).toBeLessThanOrEqual(passed + 1);
  });

  test('a failed job is logged and waits for its retry', async () => {
    const error = vi.spyOn(console, 'error').mockReturnValue();
    const [jobs] = await processes(1);
    const queue = newQueue();
    const seen: unknown[] = [];
    await jobs?.send(queue, { fails: true });
    await jobs?.send(queue, { fails: false });
    await jobs?.work<{ fails: boolean }>(queue, async ({ fails }) => {
      seen.push(fails);
      if (fails) throw new Error('no such host');
    });
    await expect.poll(() => seen, { timeout: 10_000 }).toEqual([true, false]);
    expect(error).toHaveBeenCalledWith(expect.stringContaining(`Job ${queue}: Error: no such host`));
    const waiting = await opened.database.query(
      `SELECT state::text, retry_limit, start_after > now() + interval '10 seconds' AS later, output
         FROM jobs.job WHERE name = $1 AND state = 'retry'`,
      [queue],
    );
    expect(waiting).toEqual([
      { state: 'retry', retry_limit: 8, later: true, output: { message: 'Error: no such host' } },
    ]);
  });

  test('stop waits for running jobs', async () => {
    const [jobs] = await processes(1);
    const queue = newQueue();
    const course: string[] = [];
    let end = () => {};
    await jobs?.send(queue, {});
    await jobs?.work(queue, async () => {
      course.push('begun');
      await new Promise<void>((resolve) => {
        end = resolve;
      });
      course.push('ended');
    });
    await expect.poll(() => course).toEqual(['begun']);
    const stopped = jobs?.stop().then(() => course.push('stopped'));
    end();
    await stopped;
    const [job] = await opened.database.query('SELECT state::text FROM jobs.job WHERE name = $1', [queue]);
    expect([course, job]).toEqual([['begun', 'ended', 'stopped'], { state: 'completed' }]);
  });

  test('a short failure of the database ends neither the process nor its work', async () => {
    const error = vi.spyOn(console, 'error').mockReturnValue();
    let isDown = false;
    const down = () => Promise.reject(new Error('connection refused'));
    const flaky: Database = {
      ...opened.database,
      query: (text, values) => (isDown ? down() : opened.database.query(text, values)),
    };
    const jobs = await startJobs(flaky);
    started.push(jobs);
    const queue = newQueue();
    const seen: unknown[] = [];
    await jobs.send(queue, { number: 1 });
    await jobs.work<{ number: number }>(queue, async ({ number }) => {
      seen.push(number);
      isDown = number === 1;
    });
    await expect.poll(() => error.mock.calls.length, { timeout: 10_000 }).toBe(1);
    isDown = false;
    await jobs.send(queue, { number: 2 });
    await expect.poll(() => seen, { timeout: 10_000 }).toEqual([1, 2]);
  });

  test('startJobs fails with the reason of the database', async () => {
    const script = () => Promise.reject(new Error('permission denied for database service'));
    await expect(startJobs({ ...opened.database, script })).rejects.toThrow(
      'Cannot set up the job queue (schema "jobs" of the database): permission denied for database service',
    );
  });
});
