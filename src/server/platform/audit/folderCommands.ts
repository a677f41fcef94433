import { appendFileSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { hostname, userInfo } from 'node:os';
import { tryParseJson } from '../../../contract/json/tryParseJson.ts';
import { log } from '../base/log.ts';
import type { DataFolder } from '../store/databases/DataFolder.ts';
import type { Tables } from '../store/ServiceStore.ts';
import { writeAuditEvent } from './writeAuditEvent.ts';

/** A command that handles the whole data folder. */
type FolderCommand = 'backup' | 'restore';

/** Returns the user of the machine, and its name: `root@host1`. */
export function commandUser(): string {
  try {
    return `${userInfo().username}@${hostname()}`;
  } catch {
    // A container may run under a number that has no name.
    return `${process.getuid?.() ?? ''}@${hostname()}`;
  }
}

/** Logs a command in all companies. @param user who ran it (`commandUser`) */
export async function logFolderCommand(
  tables: Pick<Tables, 'repository' | 'accounts'>,
  command: FolderCommand,
  user: string,
  time: Date,
): Promise<void> {
  const companies = await tables.accounts.findAllCompanies();
  await writeAuditEvent(tables, companies, { time, event: command, loginId: user, operation: command });
}

/** Notes a command while no service runs on the folder. The next start logs it. */
export function noteFolderCommand(folder: DataFolder, command: FolderCommand): void {
  const note = JSON.stringify([command, commandUser(), Date.now()]);
  // A note whose end is missing, such as after a full disk, ends here.
  appendFileSync(folder.commandsPath, `\n${note}\n`, { mode: 0o600 });
}

type FolderNote = readonly [command: FolderCommand, user: string, time: number];

/** Logs the noted commands, then deletes the notes. */
export async function logNotedCommands(
  tables: Pick<Tables, 'repository' | 'accounts'>,
  folder: DataFolder,
): Promise<void> {
  if (!existsSync(folder.commandsPath)) return;
  const notes = readFileSync(folder.commandsPath, 'utf8').split('\n').filter(Boolean);
  for (const note of notes) {
    // A note whose end is missing is no JSON.
    const noted = tryParseJson(note) as FolderNote | undefined;
    if (!noted) {
      log.warn(`The audit log lacks a command, because its note in ${folder.commandsPath} is incomplete.`);
      continue;
    }
    const [command, user, time] = noted;
    await logFolderCommand(tables, command, user, new Date(time));
  }
  rmSync(folder.commandsPath);
}
