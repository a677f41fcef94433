import { chownSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createDatabaseFolder } from '../../../../../scripts/testing/freshDatabase.ts';
import { DataFolder } from '../../../../../src/server/platform/store/databases/DataFolder.ts';
import { openDatabase } from '../../../../../src/server/platform/store/databases/openDatabase.ts';

test.skipIf(process.platform === 'win32')(
  'openDatabase run by root leaves the database of another user as it is, and names the user',
  async () => {
    const folder = new DataFolder(mkdtempSync(join(tmpdir(), 'owner-')));
    await createDatabaseFolder(folder.databasePath);
    const files = readdirSync(folder.databasePath);
    const self = Number(process.geteuid?.());
    const owner = self === 0 ? 65_534 : self;
    if (self === 0) chownSync(folder.databasePath, owner, owner);
    const user = vi.spyOn(process, 'geteuid').mockReturnValue(0);
    onTestFinished(() => {
      user.mockRestore();
      folder.unlock();
      rmSync(folder.path, { recursive: true });
    });
    await expect(openDatabase(folder, undefined)).rejects.toThrow(
      `The database in ${folder.databasePath} belongs to user ${owner}, but this command runs as root. Run it as user ${owner}.`,
    );
    expect(readdirSync(folder.databasePath)).toEqual(files);

    user.mockReturnValue(owner);
    await (await openDatabase(folder, undefined)).close();
  },
);

test.each([
  ['postgres://nobody@127.0.0.1:1/none', 'connect ECONNREFUSED 127.0.0.1:1'],
  ['postgres://nobody@none.invalid/none', 'getaddrinfo'],
])('openDatabase names the variable of the server %s that does not answer', async (url, reason) => {
  const opening = openDatabase(new DataFolder(join(tmpdir(), 'unused')), url);
  await expect(opening).rejects.toThrow(`The database of DATABASE_URL cannot be opened (${reason}`);
  await expect(opening).rejects.toThrow('Check that the server runs and that the address is correct.');
});
