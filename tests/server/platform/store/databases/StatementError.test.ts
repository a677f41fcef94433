import { inspect } from 'node:util';
import { afterAll, describe, expect, test } from 'vitest';
import { testDatabases } from '../../../../../scripts/testing/testDatabases.ts';
import {
  ConnectionError,
  isRolledBack,
  outageOf,
  rowsOfLastResult,
  StatementError,
} from '../../../../../src/server/platform/store/databases/StatementError.ts';

const payload = 'a payload that nobody may read';

describe.each(testDatabases)('on $name', async ({ open }) => {
  const opened = await open();
  await opened.database.script('CREATE TABLE thing (name text UNIQUE, size integer CHECK (size > 0))');
  await opened.database.query('INSERT INTO thing VALUES ($1, 1)', [payload]);

  afterAll(() => opened.close());

  const failures = [
    { given: 'a duplicate', text: 'INSERT INTO thing VALUES ($1, 1)', code: '23505', says: 'thing_name_key' },
    {
      given: 'a broken rule',
      text: 'INSERT INTO thing VALUES ($1, 0)',
      code: '23514',
      says: 'thing_size_check',
    },
    { given: 'a value of another type', text: 'SELECT $1::text::integer', code: '22P02', says: '22P02' },
    { given: 'invalid JSON', text: 'SELECT $1::jsonb', code: '22P02', says: '22P02' },
    { given: 'an unknown table', text: 'SELECT $1::text FROM nowhere', code: '42P01', says: '"nowhere"' },
  ];

  test.each(failures)(
    'the error of $given has code and statement, without values',
    async ({ text, code, says }) => {
      const { database } = opened;
      const runs = [
        () => database.query(text, [payload]),
        () => database.transaction((sql) => sql.query(text, [payload])),
      ];
      for (const run of runs) {
        const error = await run().then(
          () => undefined,
          (cause: unknown) => cause,
        );
        expect(error).toMatchObject({ name: 'StatementError', code, statement: text });
        const logged = inspect(error, { depth: 10, showHidden: true });
        expect(logged).toContain(says);
        expect(logged).not.toContain(payload);
      }
    },
  );
});

test.each([
  { given: 'a duplicate', error: new StatementError('', '23505', ''), want: true },
  { given: 'a code that ends with 57', error: new StatementError('', '22057', ''), want: true },
  { given: 'a code that ends with 08', error: new StatementError('', '40008', ''), want: true },
  { given: 'a server that shuts down', error: new StatementError('', '57P01', ''), want: false },
  { given: 'a broken connection', error: new StatementError('', '08006', ''), want: false },
  { given: 'another error', error: new Error('Connection terminated'), want: false },
])('isRolledBack is $want for $given', ({ error, want }) => {
  expect(isRolledBack(error)).toBe(want);
});

test.each([
  { given: 'a full disk', error: new StatementError('', '53100', ''), want: 'DISK_FULL' },
  {
    given: 'too many connections',
    error: new StatementError('', '53300', ''),
    want: 'DATABASE_UNAVAILABLE',
  },
  { given: 'a server that stops', error: new StatementError('', '57P01', ''), want: 'DATABASE_UNAVAILABLE' },
  { given: 'a broken connection', error: new StatementError('', '08006', ''), want: 'DATABASE_UNAVAILABLE' },
  { given: 'no connection', error: new ConnectionError(new Error('refused')), want: 'DATABASE_UNAVAILABLE' },
  { given: 'a statement that takes too long', error: new StatementError('', '57014', ''), want: undefined },
  { given: 'a code that ends with 53', error: new StatementError('', '22053', ''), want: undefined },
  { given: 'another error', error: new Error('refused'), want: undefined },
])('outageOf is $want for $given', ({ error, want }) => {
  expect(outageOf(error)).toBe(want);
});

test.each([
  { given: 'no results', results: [], want: [] },
  { given: 'a result without rows', results: [{ rows: [] }], want: [] },
  { given: 'several results', results: [{ rows: [1] }, { rows: [2, 3] }, { rows: [] }], want: [2, 3] },
])('rowsOfLastResult of $given is $want', ({ results, want }) => {
  expect(rowsOfLastResult(results)).toEqual(want);
});
