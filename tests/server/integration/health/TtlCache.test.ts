import { expect, test } from 'vitest';
import { TtlCache } from '../../../../src/server/integration/health/TtlCache.ts';
import type { ServiceStore } from '../../../../src/server/platform/store/ServiceStore.ts';

/** Returns a cache whose loaded values are numbers in the order of the loads. */
function createCache() {
  const recent = new TtlCache<number>(1000);
  const store = {} as ServiceStore;
  let time = 0;
  let count = 0;
  const ask = (key = 'a', from = store) =>
    recent.get({ store: from, now: () => new Date(time) }, key, async () => {
      count += 1;
      return count;
    });
  const at = (milliseconds: number): void => {
    time = milliseconds;
  };
  return { recent, store, ask, at };
}

test('parallel calls and calls within the lifetime share one value', async () => {
  const { ask, at } = createCache();
  expect(await Promise.all([ask(), ask(), ask('b')])).toEqual([1, 1, 2]);
  at(999);
  expect(await ask()).toBe(1);
  at(1000);
  expect(await ask()).toBe(3);
});

test('each store has its own values', async () => {
  const { ask } = createCache();
  expect([await ask(), await ask('a', {} as ServiceStore)]).toEqual([1, 2]);
});

test('a failed load is repeated', async () => {
  const { recent, store, ask } = createCache();
  const failing = recent.get({ store, now: () => new Date(0) }, 'a', () => Promise.reject(new Error('gone')));
  await expect(failing).rejects.toThrow('gone');
  expect(await ask()).toBe(1);
});
