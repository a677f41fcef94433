import { expect, test } from 'vitest';
import { freshDatabase } from '../../../../../scripts/testing/freshDatabase.ts';
import { vacuumChangedTables } from '../../../../../src/server/platform/store/databases/openPGlite.ts';

test('vacuumChangedTables vacuums only tables with many changes', async () => {
  const database = await freshDatabase();
  await database.query('CREATE TABLE "many rows" (n int)');
  const insert = async (count: number): Promise<void> => {
    await database.query('INSERT INTO "many rows" SELECT generate_series(1, $1::int)', [count]);
    // PostgreSQL counts changes once a second. This makes it count them now.
    await database.query('SELECT pg_stat_force_next_flush()');
  };
  await insert(1000);
  await database.query('VACUUM ANALYZE "many rows"');

  /** Inserts `count` rows. Resolves to the planner's estimate of all rows after the vacuum. */
  const estimateAfter = async (count: number): Promise<number | undefined> => {
    await insert(count);
    await vacuumChangedTables(database);
    const [row] = await database.query<{ rows: number }>(
      `SELECT reltuples::int AS rows FROM pg_class WHERE relname = 'many rows'`,
    );
    return row?.rows;
  };
  expect(await estimateAfter(150)).toBe(1000);
  expect(await estimateAfter(1)).toBe(1151);
  expect(await estimateAfter(160)).toBe(1151);
  await database.close();
});
