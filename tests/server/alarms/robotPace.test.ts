import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databases, type OpenDatabase } from '../../../scripts/databases.ts';
import { tables } from '../../../src/server/catalog.ts';
import { migrate } from '../../../src/server/store/migrate.ts';
import { createStore, type Store } from '../../../src/server/store/Store.ts';

const limit = { turns: 3, milliseconds: 60_000 };
const at = (second: number): Date => new Date(Date.parse('2026-11-21T08:00:00Z') + second * 1000);

describe.each(databases)('on $name', ({ open }) => {
  let opened: OpenDatabase;
  let store: Store;

  beforeAll(async () => {
    opened = await open();
    await migrate(opened.database, tables);
    store = createStore(opened.database, tables);
  });

  afterAll(() => opened.close());

  const take = async (robot: string, second: number) => {
    const next = await store.robotPace.takeTurn(robot, at(second), limit);
    return next && (next.getTime() - at(0).getTime()) / 1000;
  };

  test('never more turns than the limit within its time, wherever that begins', async () => {
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

  test('a robot that is closed has no turn before it opens; others are not concerned', async () => {
    await store.robotPace.close('b', at(600));
    await store.robotPace.close('b', at(300));
    expect(await take('b', 599)).toBe(600);
    expect(await take('b', 600)).toBeUndefined();
    expect(await take('c', 0)).toBeUndefined();
  });

  test('many at once take no more than there are', async () => {
    const taken = await Promise.all(Array.from({ length: 10 }, () => take('d', 0)));
    expect(taken.filter((next) => next === undefined)).toHaveLength(limit.turns);
  });
});
