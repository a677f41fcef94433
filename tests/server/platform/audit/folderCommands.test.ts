import { appendFileSync, existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import os, { hostname, tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import {
  commandUser,
  logNotedCommands,
  noteFolderCommand,
} from '../../../../src/server/platform/audit/folderCommands.ts';
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

test('a start logs the whole notes, and leaves out a note whose end is missing', async () => {
  const path = mkdtempSync(join(tmpdir(), 'commands-'));
  onTestFinished(() => rmSync(path, { recursive: true }));
  const folder = new DataFolder(path);
  const { store, send } = await serviceUnderTest();
  // The disk was full.
  appendFileSync(folder.commandsPath, '["backup","root@ho');
  noteFolderCommand(folder, 'restore');
  noteFolderCommand(folder, 'restore');
  appendFileSync(folder.commandsPath, '["backup","root@host",17');
  await logNotedCommands(store, folder);
  expect(existsSync(folder.commandsPath)).toBe(false);
  const { page } = await send('POST /auditEntry/query', { body: { event: ['backup', 'restore'] } });
  expect(page.records.map(({ event }) => event)).toEqual(['restore', 'restore']);
});

test('commandUser is the name of the user at the machine', () => {
  expect(commandUser()).toBe(`${userInfo().username}@${hostname()}`);
});

test('commandUser is the number of a user without a name', () => {
  const named = vi.spyOn(os, 'userInfo').mockImplementation(() => {
    throw new Error('no name');
  });
  syncBuiltinESMExports();
  onTestFinished(() => {
    named.mockRestore();
    syncBuiltinESMExports();
  });
  expect(commandUser()).toBe(`${process.getuid?.() ?? ''}@${hostname()}`);
});
