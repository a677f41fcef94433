import { expect, onTestFinished, test } from 'vitest';
import { startTemporaryPostgres } from '../../../../../scripts/testing/startTemporaryPostgres.ts';
import {
  openPostgres,
  postgresLimits,
} from '../../../../../src/server/platform/store/databases/openPostgres.ts';

/** Statements with `keepsPlan`, in this order → statements whose plan the connection keeps. */
const cases: readonly [given: readonly [text: string, keepsPlan: boolean][], kept: readonly string[]][] = [
  [[['SELECT $1::int AS a', false]], []],
  [
    [
      ['SELECT $1::int AS a', true],
      ['SELECT $1::int AS a', true],
    ],
    ['SELECT $1::int AS a'],
  ],
  [
    [
      ['SELECT $1::int AS a', true],
      ['SELECT $1::int AS b', true],
      ['SELECT $1::int AS c', true],
      ['SELECT $1::int AS b', true],
    ],
    ['SELECT $1::int AS a', 'SELECT $1::int AS b'],
  ],
];

test.each(cases)('statements %j with at most two plans keep %j', async (given, kept) => {
  const server = await startTemporaryPostgres();
  onTestFinished(server.stop);
  const database = await openPostgres(server.url, { ...postgresLimits, connections: 1, plans: 2 });
  try {
    for (const [index, [text, keepsPlan]] of given.entries())
      expect(Object.values((await database.query(text, [index], { keepsPlan }))[0] ?? {})).toEqual([index]);
    const plans = await database.query<{ statement: string }>(
      'SELECT statement FROM pg_prepared_statements ORDER BY statement',
    );
    expect(plans.map(({ statement }) => statement)).toEqual(kept);
  } finally {
    await database.close();
  }
});
