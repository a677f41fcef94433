import { expect, test } from 'vitest';
import { ConfigurationCache } from '../../../../src/server/platform/store/ConfigurationCache.ts';
import type { NotificationListener } from '../../../../src/server/platform/store/databases/Database.ts';

/** Starts a connected cache of a number that each read increases. */
async function cacheUnderTest() {
  let listener: NotificationListener | undefined;
  let [reads, time] = [0, 0];
  const cache = new ConfigurationCache(() => time);
  await cache.connect({
    listen: async (_channel, given) => {
      listener = given;
      given.onConnected();
      return async () => undefined;
    },
  });
  return {
    cache,
    load: (key = 'a') => cache.load(key, async () => (reads += 1)),
    lose: () => listener?.onLost(),
    connect: () => listener?.onConnected(),
    notify: () => listener?.onMessage(''),
    wait: (milliseconds: number) => {
      time += milliseconds;
    },
  };
}

type UnderTest = Awaited<ReturnType<typeof cacheUnderTest>>;

test.each<[string, (under: UnderTest) => unknown, number]>([
  ['at once', () => undefined, 1],
  ['after a change in this process', ({ cache }) => cache.clear(), 2],
  ['after a change in another process', ({ notify }) => notify(), 2],
  ['after 9.9 s', ({ wait }) => wait(9900), 1],
  ['after 10 s', ({ wait }) => wait(10_000), 2],
  ['without notifications', ({ lose }) => lose(), 2],
  ['after lost notifications', ({ lose, connect }) => [lose(), connect()], 2],
])('a value that is loaded again %s', async (_when, act, want) => {
  const under = await cacheUnderTest();
  expect(await under.load()).toBe(1);
  act(under);
  expect(await under.load()).toBe(want);
});

test('a read that began before a change is not kept, and keys have their own values', async () => {
  const { cache, load } = await cacheUnderTest();
  const early = load();
  cache.clear();
  const late = load();
  expect(await Promise.all([early, late, load(), load('b')])).toEqual([1, 2, 2, 3]);
});

test('a failed read is not kept', async () => {
  const { cache, load } = await cacheUnderTest();
  const failed = cache.load('a', async () => {
    throw new Error('gone');
  });
  await expect(failed).rejects.toThrow('gone');
  expect(await load()).toBe(1);
});
