import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { type TestDatabase, testDatabases } from '../../../../scripts/testing/testDatabases.ts';
import { migrations } from '../../../../src/server/modules.ts';
import { assertVaultKey, Vault } from '../../../../src/server/platform/security/Vault.ts';
import { DataFolder } from '../../../../src/server/platform/store/databases/DataFolder.ts';
import { createServiceStore } from '../../../../src/server/platform/store/ServiceStore.ts';
import { migrate } from '../../../../src/server/platform/store/schema/migrate.ts';

describe.each(testDatabases)('on $name', ({ open }) => {
  let opened: TestDatabase;

  beforeEach(async () => {
    opened = await open();
    await migrate(opened.database, [], migrations);
  });
  afterEach(() => opened.close());

  /** Starts a process with this key of SECRET_KEY. */
  const start = (key: string) => startWith(new Vault(key.repeat(32)), new DataFolder('unused'));
  const startWith = (vault: Vault, folder: DataFolder) =>
    assertVaultKey(createServiceStore(opened.database, [], []), vault, folder);

  test('a later start needs the key of the first one', async () => {
    await start('a');
    await start('a');
    await expect(start('b')).rejects.toThrow('Set SECRET_KEY to its former value');
  });

  test.each<[given: string, files: string[] | undefined, want: string[] | undefined]>([
    ['a new folder', undefined, undefined],
    ['an empty folder', [], []],
    ['a folder with a key', ['secret.key'], ['secret.key']],
  ])('a start with another key leaves no key of its own in %s', async (_, files, want) => {
    await start('a');
    const root = mkdtempSync(join(tmpdir(), 'vault-'));
    onTestFinished(() => rmSync(root, { recursive: true }));
    const path = join(root, 'data');
    if (files) mkdirSync(path);
    for (const name of files ?? []) writeFileSync(join(path, name), 'b'.repeat(32), { mode: 0o600 });
    const folder = new DataFolder(path);
    const vault = new Vault(folder.readSecretKey('postgres://localhost/console'));
    await expect(startWith(vault, folder)).rejects.toThrow('encrypted with another key');
    expect(existsSync(path) ? readdirSync(path) : undefined).toEqual(want);
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
