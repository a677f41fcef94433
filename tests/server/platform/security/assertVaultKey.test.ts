import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type TestDatabase, testDatabases } from '../../../../scripts/testing/testDatabases.ts';
import { migrations } from '../../../../src/server/modules.ts';
import { assertVaultKey, Vault } from '../../../../src/server/platform/security/Vault.ts';
import { createServiceStore } from '../../../../src/server/platform/store/ServiceStore.ts';
import { migrate } from '../../../../src/server/platform/store/schema/migrate.ts';

describe.each(testDatabases)('on $name', ({ open }) => {
  let opened: TestDatabase;

  beforeEach(async () => {
    opened = await open();
    await migrate(opened.database, [], migrations);
  });
  afterEach(() => opened.close());

  /** Starts a process with this key. */
  const start = (key: string) =>
    assertVaultKey(createServiceStore(opened.database, [], []), new Vault(key.repeat(32)));

  test('a later start needs the key of the first one', async () => {
    await start('a');
    await start('a');
    await expect(start('b')).rejects.toThrow('Set SECRET_KEY to its former value');
  });

  test.each([
    ['one key', ['a', 'a', 'a'], 3],
    ['different keys', ['a', 'b', 'c'], 1],
  ])(
    'of three processes that start at once with %s, those with the stored key run',
    async (_, keys, count) => {
      const results = await Promise.allSettled(keys.map(start));
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(count);
      expect(await opened.database.query('SELECT count(*)::int AS count FROM vault_check')).toEqual([
        { count: 1 },
      ]);
    },
  );
});
