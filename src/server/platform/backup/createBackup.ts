import { createWriteStream, existsSync, openSync, renameSync, rmSync, statSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { dirname } from 'node:path';
import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { commandUser, noteFolderCommand } from '../audit/folderCommands.ts';
import { DataFolder } from '../store/databases/DataFolder.ts';
import { openDatabase } from '../store/databases/openDatabase.ts';
import { userHeader } from './serveBackups.ts';
import { writeArchive } from './writeArchive.ts';

const postBackup = (socketPath: string): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const headers = { [userHeader]: encodeURIComponent(commandUser()) };
    request({ socketPath, method: 'POST', path: '/backup', headers }, resolve).once('error', reject).end();
  });

/** Makes the service that runs on this folder write its archive to `out` (serveBackups.ts). Throws one sentence. */
export async function requestArchive(folder: DataFolder, out: Writable): Promise<void> {
  const answer = await postBackup(folder.socketPath).catch((cause: Error) => {
    throw new Error(
      `The data folder ${folder.path} is in use, but the process that uses it does not answer backup requests (${cause.message}). Stop this process, then try again.`,
      { cause },
    );
  });
  await pipeline(answer, out).catch((cause: Error) => {
    throw new Error(
      `The running service could not finish the backup, or the file could not be written: ${cause.message}. Check the output of the service and the free disk space.`,
      { cause },
    );
  });
}

interface BackupOptions {
  /** Overwrites an existing file. */
  readonly force?: boolean;
}

async function archiveFolder(folder: DataFolder, out: Writable): Promise<void> {
  noteFolderCommand(folder, 'backup');
  const database = await openDatabase(folder, undefined);
  try {
    await writeArchive(database, folder, out);
  } finally {
    await database.close();
  }
}

/** An error of the file system, such as a full disk, gets the name of the file and a remedy. */
const unwritableError = (file: string, cause: unknown): unknown =>
  cause instanceof Error && 'syscall' in cause
    ? new Error(
        `The backup ${file} cannot be written (${cause.message}). Free some space on its disk, or choose another folder.`,
        { cause },
      )
    : cause;

/**
 * Lets `write` fill a file. The file appears only when it is complete and on disk; a failure leaves no file.
 */
async function writeAtomically(file: string, write: (out: Writable) => Promise<void>): Promise<void> {
  const unfinished = `${file}.${process.pid}.part`;
  // The archive is as secret as the key in it.
  let out: Writable | undefined;
  const discard = (): void => rmSync(unfinished, { force: true });
  process.once('exit', discard);
  try {
    out = createWriteStream(unfinished, { fd: openSync(unfinished, 'wx', 0o600), flush: true });
    await write(out);
    renameSync(unfinished, file);
  } catch (error) {
    out?.destroy();
    discard();
    throw unwritableError(file, error);
  } finally {
    process.off('exit', discard);
  }
}

/** A backup replaces a regular file only, not a folder or a device. */
function assertReplaceable(file: string): void {
  const folder = dirname(file);
  if (!existsSync(folder))
    throw new Error(`There is no folder ${folder}. Create it, or choose another file for the backup.`);
  if (existsSync(file) && !statSync(file).isFile())
    throw new Error(`${file} is not a regular file. Choose another file for the backup.`);
}

/**
 * Writes the data folder to `file`. If a service runs on the folder, that service writes it. Throws one
 * sentence.
 */
export async function createBackup(
  dataDir: string,
  file: string,
  { force }: BackupOptions = {},
): Promise<void> {
  if (existsSync(file) && !force)
    throw new Error(`${file} already exists. Choose another file, or add --force.`);
  assertReplaceable(file);
  const folder = new DataFolder(dataDir);
  folder.assertDatabaseExists();
  const writeTo = folder.tryLock() ? archiveFolder : requestArchive;
  try {
    await writeAtomically(file, (out) => writeTo(folder, out));
  } finally {
    folder.unlock();
  }
}
