import { afterAll, describe, expect, test } from 'vitest';
import { testDatabases } from '../../../../scripts/testing/testDatabases.ts';
import { entityTables } from '../../../../src/server/platform/operations/catalog.ts';
import { Accounts } from '../../../../src/server/platform/store/Accounts.ts';
import { migrate } from '../../../../src/server/platform/store/schema/migrate.ts';
import { platformMigrations } from '../../../../src/server/platform/store/schema/migrations.ts';

describe.each(testDatabases)('$name', async ({ open }) => {
  const { database, close } = await open();
  afterAll(close);
  await migrate(database, entityTables, platformMigrations);
  const accounts = new Accounts(database);

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
