import { afterAll, describe, expect, test } from 'vitest';
import { testDatabases } from '../../../../../scripts/testing/testDatabases.ts';
import { integration } from '../../../../../src/server/integration/module.ts';
import { migrations } from '../../../../../src/server/modules.ts';
import { entityTables } from '../../../../../src/server/platform/operations/catalog.ts';
import { createServiceStore } from '../../../../../src/server/platform/store/ServiceStore.ts';
import { migrate } from '../../../../../src/server/platform/store/schema/migrate.ts';

const limit = { turns: 3, milliseconds: 60_000 };
const at = (second: number): Date => new Date(Date.parse('2026-11-21T08:00:00Z') + second * 1000);

describe.each(testDatabases)('on $name', async ({ open }) => {
  const opened = await open();
  await migrate(opened.database, entityTables, migrations);
  const store = createServiceStore(opened.database, entityTables, [integration]);

  afterAll(() => opened.close());

  const take = async (robot: string, second: number) => {
    const next = await store.robotRateLimiter.acquire(robot, at(second), limit);
    return next && (next.getTime() - at(0).getTime()) / 1000;
  };

  test('the limiter grants no more turns than the limit in any period', async () => {
    const turns = [];
    for (const second of [0, 50, 55, 56, 59, 60, 61, 110, 111, 114, 115]) {
      turns.push([second, (await take('a', second)) ?? 'taken']);
    }
    expect(turns).toEqual([
      [0, 'taken'],
      [50, 'taken'],
      [55, 'taken'],
      [56, 60],
      [59, 60],
      [60, 'taken'],
      [61, 110],
      [110, 'taken'],
      [111, 115],
      [114, 115],
      [115, 'taken'],
    ]);
  });

  test('a blocked robot gets no turn before the block ends, and other robots are unaffected', async () => {
    await store.robotRateLimiter.blockUntil('b', at(600));
    await store.robotRateLimiter.blockUntil('b', at(300));
    expect(await take('b', 599)).toBe(600);
    expect(await take('b', 600)).toBeUndefined();
    expect(await take('c', 0)).toBeUndefined();
  });

  test('parallel requests get no more turns than the limit', async () => {
    const taken = await Promise.all(Array.from({ length: 10 }, () => take('d', 0)));
    expect(taken.filter((next) => next === undefined)).toHaveLength(limit.turns);
  });
});
