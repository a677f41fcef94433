import { afterAll, describe, expect, test } from 'vitest';
import { testDatabases } from '../../../../../scripts/testing/testDatabases.ts';
import {
  type ThroughputAmounts,
  type TimeWindow,
  timeWindows,
} from '../../../../../src/server/integration/health/Throughput.ts';
import { integration } from '../../../../../src/server/integration/module.ts';
import { migrations } from '../../../../../src/server/modules.ts';
import { entityTables } from '../../../../../src/server/platform/operations/catalog.ts';
import { createServiceStore } from '../../../../../src/server/platform/store/ServiceStore.ts';
import { migrate } from '../../../../../src/server/platform/store/schema/migrate.ts';

const now = new Date('2026-11-21T08:00:30Z');
const ago = (minutes: number): Date => new Date(now.getTime() - minutes * 60_000);

describe.each(testDatabases)('on $name', async ({ open }) => {
  const opened = await open();
  await migrate(opened.database, entityTables, migrations);
  const store = createServiceStore(opened.database, entityTables, [integration]);
  const add = (
    interfaceUuid: string,
    minutes: number,
    amounts: Partial<ThroughputAmounts>,
    companyUuid = 'c1',
  ) => store.throughput.add([{ companyUuid, interfaceUuid, at: ago(minutes), ...amounts }]);
  await add('a', 0, { received: 2 });
  await add('a', 0, { delivered: 1, elapsedMs: 40.4 });
  await add('b', 0, { received: 1, failed: 3 });
  await add('b', 59, { received: 5 });
  await add('b', 60, { received: 7 });
  await add('b', 24 * 60, { received: 11 });
  await add('b', 7 * 24 * 60, { received: 13 });
  await add('b', 9 * 24 * 60, { received: 17 });
  await add('a', 0, { received: 100 }, 'c2');

  afterAll(() => opened.close());

  /** Returns the buckets with any amount, each with its index. */
  const nonEmpty = (series: readonly ThroughputAmounts[]) =>
    series.flatMap(({ received, delivered, failed, elapsedMs }, index) =>
      received + delivered + failed > 0 ? [[index, received, delivered, failed, elapsedMs]] : [],
    );

  const series: { given: TimeWindow; want: number[][] }[] = [
    {
      given: 'HOUR',
      want: [
        [0, 5, 0, 0, 0],
        [59, 3, 1, 3, 40],
      ],
    },
    {
      given: 'DAY',
      want: [
        [45, 12, 0, 0, 0],
        [47, 3, 1, 3, 40],
      ],
    },
    {
      given: 'WEEK',
      want: [
        [71, 11, 0, 0, 0],
        [82, 12, 0, 0, 0],
        [83, 3, 1, 3, 40],
      ],
    },
  ];

  test.each(series)('the window $given has all buckets, aligned, of one company', async ({ given, want }) => {
    const found = await store.throughput.readSeries({ companyUuid: 'c1', window: given, now });
    const { bucket, count } = timeWindows[given];
    expect(found).toHaveLength(count);
    expect(found.map(({ at }) => at.getTime() % bucket)).toEqual(found.map(() => 0));
    expect(found.at(-1)?.at.getTime()).toBe(Math.floor(now.getTime() / bucket) * bucket);
    expect(nonEmpty(found)).toEqual(want);
  });

  test('readSeriesByInterface returns the series of each interface', async () => {
    const scope = { companyUuid: 'c1', window: 'HOUR', now } as const;
    const found = await store.throughput.readSeriesByInterface(scope, ['a', 'none']);
    expect([...found.keys()]).toEqual(['a']);
    const zeros = new Array(59).fill(0);
    expect(found.get('a')).toEqual({
      received: [...zeros, 2],
      delivered: [...zeros, 1],
      failed: [...zeros, 0],
      elapsedMs: [...zeros, 40],
    });
  });

  test('a repeated read includes later amounts of recent buckets', async () => {
    const scope = { companyUuid: 'c3', window: 'HOUR', now } as const;
    const add = (minutes: number) =>
      store.throughput.add([{ companyUuid: 'c3', interfaceUuid: 'a', at: ago(minutes), received: 1 }]);
    const received = async (minutes: number) =>
      nonEmpty(await store.throughput.readSeries({ ...scope, now: ago(-minutes) })).map(([index, count]) => [
        index,
        count,
      ]);
    await add(0);
    await add(1);
    await add(10);
    expect(await received(0)).toEqual([
      [49, 1],
      [58, 1],
      [59, 1],
    ]);
    await add(0);
    await add(1);
    expect(await received(0)).toEqual([
      [49, 1],
      [58, 2],
      [59, 2],
    ]);
    await add(-3);
    expect(await received(3)).toEqual([
      [46, 1],
      [55, 2],
      [56, 2],
      [59, 1],
    ]);
    expect(await received(52)).toEqual([
      [6, 2],
      [7, 2],
      [10, 1],
    ]);
  });

  test('removeOld removes only buckets outside of every window', async () => {
    await store.throughput.removeOld(now);
    const rows = await opened.database.query<{ bucket: number; count: number }>(
      "SELECT bucket, count(*)::int AS count FROM throughput WHERE company_uuid <> 'c3' GROUP BY bucket ORDER BY bucket",
    );
    expect(rows).toEqual([
      { bucket: 60, count: 5 },
      { bucket: 1800, count: 5 },
      { bucket: 7200, count: 6 },
    ]);
  });
});
