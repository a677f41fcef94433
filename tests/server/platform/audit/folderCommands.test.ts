import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { logNotedCommands, noteFolderCommand } from '../../../../src/server/platform/audit/folderCommands.ts';
import { DataFolder } from '../../../../src/server/platform/store/databases/DataFolder.ts';
import { serviceUnderTest } from '../../serviceUnderTest.ts';

test('a start logs the commands that were noted while no service ran, once', async () => {
  const path = mkdtempSync(join(tmpdir(), 'commands-'));
  onTestFinished(() => rmSync(path, { recursive: true }));
  const folder = new DataFolder(path);
  const { store, send } = await serviceUnderTest();
  noteFolderCommand(folder, 'restore');
  noteFolderCommand(folder, 'backup');
  expect(statSync(folder.commandsPath).mode & 0o777).toBe(0o600);
  await logNotedCommands(store, folder);
  await logNotedCommands(store, folder);
  expect(existsSync(folder.commandsPath)).toBe(false);
  const { page } = await send('POST /auditEntry/query', { body: { event: ['backup', 'restore'] } });
  const loginId = expect.stringContaining(`@${hostname()}`);
  expect(page.records.map(({ event }) => event).sort()).toEqual(['backup', 'restore']);
  expect(page.records).toMatchObject([
    { success: true, loginId },
    { success: true, loginId },
  ]);
});
