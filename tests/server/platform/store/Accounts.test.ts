import { beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '../../../../scripts/testing/testDatabases.ts';
import { entityTables } from '../../../../src/server/platform/operations/catalog.ts';
import { Accounts } from '../../../../src/server/platform/store/Accounts.ts';
import type { Database } from '../../../../src/server/platform/store/databases/Database.ts';
import { migrate } from '../../../../src/server/platform/store/schema/migrate.ts';
import { platformMigrations } from '../../../../src/server/platform/store/schema/migrations.ts';

const limit = { free: 2, seconds: 60 };
const second = 1000;
const hour = 3600 * second;

describe.each(testDatabases)('$name', ({ open }) => {
  let database: Database;
  let accounts: Accounts;

  beforeAll(async () => {
    const opened = await open();
    ({ database } = opened);
    await migrate(database, entityTables, platformMigrations);
    accounts = new Accounts(database);
    return opened.close;
  });

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
    for (const time of times) allowed.push(await accounts.countAttempt(key, new Date(time), limit));
    expect(allowed).toEqual(want);
  });

  test('an attempt leaves the counts of other keys alone', async () => {
    await accounts.countAttempt('first', new Date(0), limit);
    await accounts.countAttempt('second', new Date(2 * hour), limit);
    const counts = await database.query('SELECT key FROM sign_in_attempt WHERE key = $1', ['first']);
    expect(counts).toHaveLength(1);
  });

  test.each<[before: string | null, proved: string | null, want: boolean]>([
    ['old', 'old', true],
    ['', '', true],
    [null, null, true],
    ['other', 'old', false],
    [null, 'old', false],
    ['', null, false],
  ])('the password %j is replaced if %j was proved: %j', async (before, proved, want) => {
    const loginId = 'mei';
    if (before === null) await accounts.admitFromProvider(loginId, 'viewer');
    else await accounts.saveOperator(loginId, before);
    expect(await accounts.replacePassword(loginId, proved, 'new')).toBe(want);
    expect(await accounts.findPasswordHash(loginId)).toBe(want ? 'new' : before);
  });

  test('the password of an unknown operator is not replaced', async () => {
    expect(await accounts.replacePassword('nobody', null, 'new')).toBe(false);
    expect(await accounts.findPasswordHash('nobody')).toBeUndefined();
  });
});
