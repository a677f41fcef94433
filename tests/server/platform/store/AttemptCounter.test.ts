import { afterAll, describe, expect, test } from 'vitest';
import { testDatabases } from '../../../../scripts/testing/testDatabases.ts';
import { entityTables } from '../../../../src/server/platform/operations/catalog.ts';
import { AttemptCounter } from '../../../../src/server/platform/store/AttemptCounter.ts';
import { migrate } from '../../../../src/server/platform/store/schema/migrate.ts';
import { platformMigrations } from '../../../../src/server/platform/store/schema/migrations.ts';

const limit = { free: 2, seconds: 60 };
const second = 1000;
const hour = 3600 * second;

describe.each(testDatabases)('$name', async ({ open }) => {
  const { database, close } = await open();
  afterAll(close);
  await migrate(database, entityTables, platformMigrations);
  const counter = new AttemptCounter(database);

  test.each<[given: string, times: readonly number[], want: readonly boolean[]]>([
    ['free attempts', [0, 0, 0], [true, true, false]],
    ['an attempt after the seconds', [0, 0, 60 * second, 61 * second], [true, true, true, false]],
    ['an hour without attempts', [0, 0, hour, hour], [true, true, true, false]],
    [
      'more than an hour without attempts',
      [0, 0, hour + 1, hour + 1, hour + 1],
      [true, true, true, true, false],
    ],
  ])('%s: attempts at %j are allowed: %j', async (key, times, want) => {
    const allowed: boolean[] = [];
    for (const time of times) allowed.push(await counter.count(key, new Date(time), limit));
    expect(allowed).toEqual(want);
  });

  test('an attempt leaves the counts of other keys alone', async () => {
    await counter.count('first', new Date(0), limit);
    await counter.count('second', new Date(2 * hour), limit);
    const counts = await database.query('SELECT key FROM sign_in_attempt WHERE key = $1', ['first']);
    expect(counts).toHaveLength(1);
  });
});
